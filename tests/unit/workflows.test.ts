/** Workflows: what no linter of theirs knows. */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {scripts} from '../../package.json';
import {STAGES} from '../../scripts/test/stages';
import {ROOT} from './files';

interface Job {
  uses?: string;
  if?: string;
  needs?: string | string[];
  steps?: {uses?: string; run?: string; if?: string}[];
  permissions?: Record<string, string>;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const FOLDER = '.github/workflows';
const FILES = readdirSync(path.join(ROOT, FOLDER)).map((file) => `${FOLDER}/${file}`);
const workflow = (file: string): Workflow => parse(read(file)) as Workflow;
const CHECKS = `${FOLDER}/checks.yml`;

const needsOf = ({needs = []}: Job): string[] => [needs].flat();
const runsOf = (jobs: Workflow['jobs']): string[] =>
  Object.values(jobs).flatMap(({steps = []}) => steps.flatMap(({run}) => run ?? []));

describe.each(FILES)('%s', (file) => {
  const {permissions, jobs} = workflow(file);

  test('has no rights but reading, unless a job asks for them', () => {
    expect(permissions).toEqual({contents: 'read'});
  });

  test('names actions by commit', () => {
    const used = [...read(file).matchAll(/uses: (\S+)(.*)/g)].filter(([, name]) => name[0] !== '.');
    expect(
      used.filter(
        ([, name, note]) => !/@[\da-f]{40}$/.test(name) || !/^ # v\d+\.\d+\.\d+$/.test(note),
      ),
    ).toEqual([]);
  });

  test('runs commands and stages that exist', () => {
    const commands = runsOf(jobs).flatMap((run) => [
      ...run.matchAll(/npm (?:run )?(test|(?<=run )[\w:]+)(?: -- ([a-z ]+))?/g),
    ]);
    for (const [, command, stages = ''] of commands) {
      expect(Object.keys(scripts)).toContain(command);
      if (command.startsWith('test') && stages !== '') {
        expect(STAGES.map(({name}) => name)).toEqual(expect.arrayContaining(stages.split(' ')));
      }
    }
  });
});

describe('the checks', () => {
  const {jobs} = workflow(CHECKS);

  test('run every stage', () => {
    const run = runsOf(jobs)
      .join('\n')
      // In parts, on several machines.
      .replace('npx playwright test --shard', 'npm test -- browser');
    const stages = [...run.matchAll(/npm (?:test|run test:all) -- ([a-z ]+)/g)].flatMap(
      ([, names]) => names.split(' '),
    );
    expect([...new Set(stages)].sort()).toEqual(STAGES.map(({name}) => name).sort());
  });

  test('are summed up by a job that waits for all others', () => {
    expect(needsOf(jobs.passed).sort()).toEqual(
      Object.keys(jobs)
        .filter((name) => name !== 'passed')
        .sort(),
    );
    expect(jobs.passed.if).toBe('always()');
  });

  test('leave nothing out but what words alone cannot change', () => {
    const conditions = Object.entries(jobs)
      .filter(([name]) => name !== 'passed')
      .flatMap(([, one]) => one.if ?? []);
    expect(new Set(conditions)).toEqual(
      new Set(["needs.changes.outputs.words == 'true'", "needs.changes.outputs.words != 'true'"]),
    );
    expect(jobs.site.if).toBeUndefined();
  });
});

describe('what is published', () => {
  const jobs = FILES.flatMap((file) =>
    Object.entries(workflow(file).jobs).map(([name, job]) => ({file, name, job})),
  );
  const publishing = jobs.filter(
    ({job}) =>
      job.permissions?.pages === 'write' ||
      job.steps?.some(({uses = ''}) => uses.includes('deploy-pages')),
  );

  test('is published by one job, which waits for the checks without a way past them', () => {
    expect(publishing.map(({file, name}) => `${file} ${name}`)).toEqual([
      `${FOLDER}/pages.yml publish`,
    ]);
    const all = workflow(publishing[0].file).jobs;
    const before = needsOf(publishing[0].job);
    expect(before.map((name) => all[name].uses)).toContain(`./${CHECKS}`);
    expect(
      ['publish', ...before].filter(
        (name) => 'if' in all[name] || 'continue-on-error' in all[name],
      ),
    ).toEqual([]);
  });

  test('is what was tested: packed once, and built by nobody else', () => {
    const packing = jobs.filter(({job}) =>
      job.steps?.some(({uses = ''}) => uses.includes('upload-pages-artifact')),
    );
    expect(packing.map(({file, name}) => `${file} ${name}`)).toEqual([`${CHECKS} site`]);
    expect(runsOf(workflow(`${FOLDER}/pages.yml`).jobs)).toEqual([]);
  });
});

test('who may write to pull requests runs no code of theirs', () => {
  const writing = FILES.filter((file) => read(file).includes('pull-requests: write'));
  expect(writing).toEqual([`${FOLDER}/sizes.yml`]);
  const text = read(writing[0]);
  expect(text).not.toMatch(/pull_request_target|\bref:|npm (ci|install)/);
  // What strangers choose reaches the shell as variables only.
  expect(runsOf(workflow(writing[0]).jobs).filter((run) => run.includes('${{'))).toEqual([]);
});

test('how pages look is compared for pull requests, and accepted by a label that runs it again', () => {
  const file = `${FOLDER}/screenshots.yml`;
  const {on, jobs} = parse(read(file)) as Workflow & {on: {pull_request: {types: string[]}}};
  expect(on.pull_request.types).toEqual(expect.arrayContaining(['synchronize', 'labeled']));
  const [comparing, ...others] = jobs.compare.steps!.filter(({run}) =>
    run?.includes('screenshots'),
  );
  expect(others).toEqual([]);
  expect(comparing).toMatchObject({
    'continue-on-error': expect.stringContaining("labels.*.name, 'new look'") as string,
  });
});

describe('what changed', () => {
  let repository = '';
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  const commit = (...files: string[]): string => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(repository, file)), {recursive: true});
      writeFileSync(path.join(repository, file), String(Math.random()));
    }
    git('add', '.');
    git('commit', '--quiet', '--message', 'change');
    return git('rev-parse', 'HEAD');
  };
  const said = (base: string): string[] =>
    execFileSync(path.join(repository, '.ci/changes'), [base], {encoding: 'utf8'})
      .trim()
      .split('\n');

  beforeAll(() => {
    repository = mkdtempSync(path.join(tmpdir(), 'changes-'));
    git('init', '--quiet');
    mkdirSync(path.join(repository, '.ci'));
    copyFileSync(path.join(ROOT, '.ci/changes'), path.join(repository, '.ci/changes'));
    commit('package.json', 'docs/gone.mdx');
  });
  afterAll(() => rmSync(repository, {recursive: true}));

  test.each([
    [
      ['docs/how-to/a.mdx', 'blog/b/index.mdx', 'README.md'],
      ['words=true', 'walk=kinds,blog/b/index.mdx,docs/how-to/a.mdx'],
    ],
    [
      ['README.md', 'guides/decisions/0001.md'],
      ['words=true', 'walk=kinds'],
    ],
    [
      ['docs/a.mdx', 'src/theme/Root.tsx'],
      ['words=false', 'walk=kinds,docs/a.mdx'],
    ],
    [['docs/Widget.tsx'], ['words=false', 'walk=kinds']],
    [['packages/search/README.md'], ['words=false', 'walk=kinds']],
  ])('%j', (files, expected) => {
    const base = git('rev-parse', 'HEAD');
    commit(...files);
    expect(said(base)).toEqual(expected);
  });

  test('a page that is gone is not walked', () => {
    const base = git('rev-parse', 'HEAD');
    git('rm', '--quiet', 'docs/gone.mdx');
    commit();
    expect(said(base)).toEqual(['words=true', 'walk=kinds']);
  });

  test.each(['', '0000000000000000000000000000000000000000'])(
    'without a commit to compare with ("%s"), everything',
    (base) => {
      expect(said(base)).toEqual(['words=false', 'walk=all']);
    },
  );
});

describe('updates', () => {
  const {packageRules} = JSON.parse(read('.github/renovate.json')) as {
    packageRules: {matchPackageNames?: string[]; enabled?: boolean}[];
  };
  const reasons = read('guides/pinned-versions.md').toLowerCase();
  const held = packageRules.filter(({enabled}) => enabled === false);

  test.each(held.flatMap(({matchPackageNames = []}) => matchPackageNames))(
    'guides/pinned-versions.md says why %s is held back',
    (name) => expect(reasons).toContain(name.replace(/^@eslint\/js$/, 'eslint').toLowerCase()),
  );
});
