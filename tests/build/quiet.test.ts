/** Starting and building print nothing that an author cannot act on. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {build} from './fixture';

const ROOT = path.join(__dirname, '../..');

test('a build without a fault says that it starts, and where its files are', async () => {
  // The framework advises to delete this file, which builds with webpack and Babel need.
  const babel = readFileSync(path.join(ROOT, 'babel.config.js'), 'utf8');
  const {said} = await build('quiet', {files: {'babel.config.js': babel}});
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  expect(lines.filter((line) => !/^\[(INFO|SUCCESS)\]/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
});

// Packages that are modules of the new kind need a Node that can `require` them.
test.runIf('require_module' in process.features)(
  'the configuration and what it imports are compiled by SWC: nothing is left to the framework',
  () => {
    const {stdout, status} = spawnSync(process.execPath, ['tools/docusaurus.mjs', 'build'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        JITI_DEBUG: 'true',
        DOCUSAURUS_EXIT_AFTER_LOADING: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/loading',
      },
    });
    const told = stdout.split('\n').filter((line) => line.includes('[jiti]'));
    expect(status).toBe(0);
    expect(told.filter((line) => line.endsWith('docusaurus.config.ts'))).not.toEqual([]);
    expect(told.filter((line) => /transpile|fallback/.test(line))).toEqual([]);
  },
);

test('npm start and npm run build say nothing of newer versions', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const home = path.join(ROOT, 'tests/.tmp/notice');
  const news = {update: {current: '3.9.2', latest: '99.0.0'}, lastUpdateCheck: Date.now()};
  const say = (program: string): string => {
    mkdirSync(path.join(home, 'configstore/update-notifier-@docusaurus'), {recursive: true});
    writeFileSync(
      path.join(home, 'configstore/update-notifier-@docusaurus/core.json'),
      JSON.stringify(news),
    );
    const {stdout, stderr} = spawnSync(process.execPath, [program, '--version'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {PATH: process.env.PATH, XDG_CONFIG_HOME: home},
    });
    return stdout + stderr;
  };
  // Else this test could not fail.
  expect(say(require.resolve('@docusaurus/core/bin/docusaurus.mjs'))).toContain('99.0.0');
  for (const name of ['start', 'build']) {
    const [node, program] = scripts[name].split(' ');
    expect(node).toBe('node');
    expect(say(program)).toBe('3.9.2\n');
  }
  rmSync(home, {recursive: true, force: true});
});
