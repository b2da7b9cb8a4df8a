/** What is published is what was built and tested. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from './files';

interface Workflow {
  jobs: Record<string, {steps: {uses?: string; run?: string; with?: Record<string, unknown>}[]}>;
}

test('the archive has files whose names begin with a dot, and is compared with the build', () => {
  const file = path.join(ROOT, '.github/workflows/checks.yml');
  const {steps} = (parse(readFileSync(file, 'utf8')) as Workflow).jobs.site;
  const packing = steps.findIndex(({uses = ''}) => uses.includes('upload-pages-artifact'));
  expect(steps[packing].with).toEqual({path: 'build', 'include-hidden-files': true});
  expect(steps[packing + 1]).toMatchObject({with: {name: 'github-pages', path: 'packed'}});
  expect(steps[packing + 2].run).toMatch(/ && diff --recursive build packed\/build$/);
});
