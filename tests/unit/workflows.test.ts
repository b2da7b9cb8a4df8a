/** Workflows, and what else a host of the repository reads. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from './files';

interface Job {
  uses?: string;
  needs?: string | string[];
  steps?: {uses?: string; run?: string; with?: Record<string, string>}[];
  permissions?: Record<string, string>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const FOLDER = '.github/workflows';
const FILES = readdirSync(path.join(ROOT, FOLDER)).map((file) => `${FOLDER}/${file}`);
const workflow = (file: string): Workflow => parse(read(file)) as Workflow;
const CHECKS = `${FOLDER}/checks.yml`;

const listed = (needs: Job['needs'] = []): string[] => [needs].flat();
/** A job and all that it waits for. */
const waitsFor = (jobs: Workflow['jobs'], name: string): string[] => [
  name,
  ...listed(jobs[name].needs).flatMap((one) => waitsFor(jobs, one)),
];
const publishes = ({steps = [], permissions}: Job): boolean =>
  permissions?.pages === 'write' || steps.some(({uses}) => /deploy/.test(uses ?? ''));

describe('publishing waits for the checks', () => {
  const jobs = FILES.flatMap((file) =>
    Object.entries(workflow(file).jobs).map(([name, job]) => ({file, name, job})),
  );
  const publishing = jobs.filter(({job}) => publishes(job));

  test('there is one job that publishes', () => {
    expect(publishing.map(({file, name}) => `${file} ${name}`)).toEqual([
      `${FOLDER}/pages.yml publish`,
    ]);
  });

  test('it needs a job that runs the checks, with no condition to get past it', () => {
    const {file, name} = publishing[0];
    const {jobs: all} = workflow(file);
    const before = waitsFor(all, name);
    expect(before.map((one) => all[one].uses)).toContain(`./${CHECKS}`);
    expect(before.filter((one) => 'if' in all[one] || 'continue-on-error' in all[one])).toEqual([]);
  });

  test('the checks can be called, and run everything', () => {
    const {on, jobs: all} = workflow(CHECKS);
    expect(on).toHaveProperty('workflow_call');
    expect(read(CHECKS)).toContain('run: .ci/run');
    expect(Object.values(all).filter((job) => 'if' in job)).toEqual([]);
  });
});

describe('what is published can be traced', () => {
  const job = workflow(`${FOLDER}/pages.yml`).jobs.build;
  const steps = job.steps ?? [];
  const at = (name: string): number =>
    steps.findIndex(({uses = '', run = ''}) => `${uses}${run}`.includes(name));

  test('its origin is signed: of the very archive that is published, with the rights that takes', () => {
    const attesting = steps[at('actions/attest-build-provenance@')];
    expect(attesting.with).toEqual({'subject-path': '${{ runner.temp }}/artifact.tar'});
    expect(at('actions/attest-build-provenance@')).toBe(at('actions/upload-pages-artifact@') + 1);
    expect(job.permissions).toEqual({contents: 'read', 'id-token': 'write', attestations: 'write'});
  });

  test('a bill of materials is kept, of what npm ci installed', () => {
    const file = steps[at('actions/upload-artifact@')].with!.path;
    expect(steps[at('npm sbom')].run).toBe(`npm sbom --sbom-format=cyclonedx > ${file}`);
    expect(at('npm ci')).toBeLessThan(at('npm sbom'));
  });

  test('the checks look at signatures and known faults', () => {
    const runs = Object.values(workflow(CHECKS).jobs).flatMap((one) => one.steps ?? []);
    expect(runs.map(({run}) => run)).toEqual(
      expect.arrayContaining(['npm run check:signatures', 'npm run check:audit']),
    );
  });
});

test.each(FILES)('%s: actions by commit, no rights but reading', (file) => {
  const used = [...read(file).matchAll(/uses: (\S+)(.*)/g)].filter(([, name]) => name[0] !== '.');
  expect(
    used.filter(
      ([, name, note]) => !/@[\da-f]{40}$/.test(name) || !/^ # v\d+\.\d+\.\d+$/.test(note),
    ),
  ).toEqual([]);
  expect(workflow(file).permissions).toEqual({contents: 'read'});
});

test('the Node of .nvmrc is the oldest that package.json allows', () => {
  const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
  expect(engines.node).toBe(`>=${read('.nvmrc').trim()}.0`);
});

describe('updates', () => {
  const {packageRules} = JSON.parse(read('.github/renovate.json')) as {
    packageRules: {matchPackageNames?: string[]; enabled?: boolean; description: string}[];
  };
  const reasons = read('README.md')
    .split('### Versions that are pinned\n')[1]
    .split('\n### ')[0]
    .toLowerCase();
  const held = packageRules.filter(({enabled}) => enabled === false);

  test.each(held.flatMap(({matchPackageNames = []}) => matchPackageNames))(
    'README.md says why %s is held back',
    (name) => expect(reasons).toContain(name.replace(/^@eslint\/js$/, 'eslint').toLowerCase()),
  );
});
