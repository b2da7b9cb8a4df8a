/** The rules of .dependency-cruiser.cjs: each refuses an import that it is there for. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cruise, type ICruiseOptions, type ICruiseResult} from 'dependency-cruiser';
import {expect, test} from 'vitest';
import config from '../../.dependency-cruiser.cjs';
import {ROOT} from './files';

/** By rule, a file and what it must not import; where both are files, the second is made, too. */
const REFUSED: Record<string, [file: string, imported: string]> = {
  'no-circles': ['src/home/circle.ts', './circle'],
  'packages-know-no-site': ['packages/search/src/wrong.ts', '../../../src/site/links'],
  'packages-by-name': ['src/home/wrong.ts', '../../packages/search/src/json'],
  declared: ['packages/ask/src/wrong.ts', 'left-pad'],
  leaves: ['packages/kotlin/src/wrong.ts', 'node:fs'],
  'islands-without-framework': ['packages/ask/src/panel/wrong.ts', '@docusaurus/router'],
  'search-answers-without-page': ['packages/search/src/engine/wrong.ts', '../ui/dialog'],
  'programs-run-without-page': ['packages/playground/src/worker/wrong.ts', '../player/dom'],
  'editor-apart': ['packages/playground/src/workbench/wrong.ts', '../editor/fold'],
  'facts-first': ['src/site/wrong.ts', '../home/hero'],
  'controls-without-library': ['src/page/wrong.ts', 'clsx'],
  'pages-know-no-build': ['src/pages/wrong.ts', '../../plugins/some'],
  'markdown-knows-no-build': ['content/remark/wrong.ts', '../../plugins/some'],
  'build-knows-no-scripts': ['plugins/play/wrong.ts', '../../scripts/some'],
  'theme-by-alias': ['src/theme/Footer/wrong.ts', '../Navbar/some'],
};
const RULES = (config as {forbidden: {name: string}[]}).forbidden.map(({name}) => name);

test('there is an example for each rule', () => {
  expect(Object.keys(REFUSED).sort()).toEqual([...RULES].sort());
});

test('each rule refuses its example', async () => {
  mkdirSync(path.join(ROOT, 'tests/.tmp'), {recursive: true});
  const baseDir = mkdtempSync(path.join(ROOT, 'tests/.tmp/borders-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(baseDir, file)), {recursive: true});
    writeFileSync(path.join(baseDir, file), text);
  };
  for (const [file, imported] of Object.values(REFUSED)) {
    if (imported.startsWith('.')) {
      write(`${path.posix.join(path.posix.dirname(file), imported)}.ts`, 'export const some = 1;');
    }
  }
  for (const [file, imported] of Object.values(REFUSED)) {
    write(file, `export {some} from '${imported}';`);
  }
  write('package.json', '{}');
  write('packages/ask/package.json', '{}');
  const {options, ...ruleSet} = config as {options: ICruiseOptions; forbidden: never[]};
  const {output} = await cruise(['packages', 'src', 'content', 'plugins'], {
    ...options,
    tsConfig: undefined,
    baseDir,
    validate: true,
    ruleSet,
  });
  const {violations} = (output as ICruiseResult).summary;
  const broken = violations.map(({rule, from}) => `${rule.name}: ${from}`);
  expect(broken).toEqual(
    expect.arrayContaining(Object.entries(REFUSED).map(([rule, [file]]) => `${rule}: ${file}`)),
  );
  rmSync(baseDir, {recursive: true});
});
