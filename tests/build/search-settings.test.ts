/** Row H5: a build of this site whose search is configured in part does not start. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '..', '..');

test.each([
  [{ALGOLIA_APP_ID: 'TESTAPP'}, 'ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are missing.'],
  [
    {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_INDEX_NAME: 'testindex'},
    'ALGOLIA_SEARCH_API_KEY is missing.',
  ],
  [{SEARCH_INSIGHTS: 'true'}, 'only the hosted engine takes events'],
])('H5 E2 E3 a build with only %o fails and says what is missing', (env, message) => {
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['docusaurus', 'build', '--out-dir', 'tests/.tmp/search-settings'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: {...process.env, ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/settings'},
      shell: process.platform === 'win32',
    },
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(message);
});
