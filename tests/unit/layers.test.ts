/** Who may import whom: lint refuses a wrong import in every room, and the table has no circle. */
import {ESLint, Linter} from 'eslint';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parser} from 'typescript-eslint';
import {beforeAll, describe, expect, test} from 'vitest';
import layersRule from '../../lint/layers-rule';
import {isPure, ROOMS, roomOf, type Room} from '../../lint/layers';
import {ROOT} from './files';

const fileIn = (folder: string): string =>
  folder === '.' ? 'some-file.ts' : `${folder}/some-file.ts`;
const linter = new Linter({configType: 'flat', cwd: ROOT});

/** What the rule says of a source, were it the text of that file. */
function refusals(file: string, source: string): string[] {
  return linter
    .verify(
      source,
      {
        files: ['**'],
        plugins: {house: {rules: {layers: layersRule}}},
        rules: {'house/layers': 'error'},
        languageOptions: {parser},
      },
      {filename: path.join(ROOT, file)},
    )
    .map(({message}) => message);
}

const arrows = ({imports, types = []}: Room): string[] => [...imports, ...types];
const ROWS = ROOMS.map((room) => [room.folder, room] as const);

describe.each(ROWS)('%s', (folder, room) => {
  const file = fileIn(folder);
  const allowed = new Set([folder, ...arrows(room), ...room.imports]);

  test('may import the rooms and packages of its row', () => {
    const packages = room.packages.map((name) => name.replace('*', 'something'));
    const names = [...room.imports.map((one) => `@site/${one}/thing`), ...packages];
    expect(refusals(file, names.map((name) => `import '${name}';`).join('\n'))).toEqual([]);
  });

  test('may not import the other rooms', () => {
    const others = ROOMS.map((one) => one.folder).filter((one) => !allowed.has(one) && one !== '.');
    expect(others).not.toHaveLength(0);
    const source = others.map((one) => `import '@site/${one}/thing';`).join('\n');
    expect(refusals(file, source)).toEqual(
      others.map((one) => expect.stringContaining(`${folder} may not import ${one};`)),
    );
  });
});

test.each(ROWS.filter(([, {packages}]) => !packages.includes('*')))(
  '%s may not import a package that its row does not name',
  (folder) => {
    expect(refusals(fileIn(folder), `import 'left-pad';`)).toEqual([
      expect.stringContaining(`${folder} may not import "left-pad"`),
    ]);
  },
);

describe('the rule', () => {
  const TEXT = fileIn('src/search/text');

  test.each([
    `import {search} from '../engine/engine';`,
    `export {search} from '../engine/engine';`,
    `export * from '../engine/engine';`,
    `const engine = import('../engine/engine');`,
    `const engine = require('../engine/engine');`,
    `import {type Engine, search} from '@site/src/search/engine/engine';`,
    `import type {Engine} from '../engine/engine';`,
    `import css from '!!css-text!../engine/styles.css';`,
  ])('refuses %s', (source) => {
    expect(refusals(TEXT, source)).toEqual([
      expect.stringContaining('src/search/text may not import src/search/engine;'),
    ]);
  });

  test('lets types of packages pass, which are gone before anything runs', () => {
    const source = `import type {ReactNode} from 'react'; import {type FC} from 'react'; export type {FC} from 'react';`;
    expect(refusals(TEXT, source)).toEqual([]);
    expect(refusals(TEXT, `import {type FC, use} from 'react';`)).toHaveLength(1);
  });

  test('knows parts of the theme by their alias only', () => {
    const part = 'src/theme/NotFound/Content/index.tsx';
    expect(refusals(part, `import '../styles.module.css'; import '@theme/Layout';`)).toEqual([]);
    expect(refusals(part, `import '../../Layout';`)).toEqual([
      'Parts of the theme are imported by their alias, @theme/Layout….',
    ]);
  });

  test('wants a row for every folder', () => {
    expect(refusals('src/attic/thing.ts', `import 'react';`)).toEqual([
      'src/attic has no row in lint/layers.ts: say there what it may import.',
    ]);
  });
});

describe('the project', () => {
  const eslint = new ESLint({cwd: ROOT});
  const rulesOf = async (file: string): Promise<Linter.RulesRecord> => {
    const config = (await eslint.calculateConfigForFile(file)) as Linter.Config;
    return config.rules as Linter.RulesRecord;
  };
  beforeAll(() => rulesOf('src/site/env.ts'), 60_000);

  test.each(ROWS)('has the rule on in %s', async (folder, room) => {
    const rules = await rulesOf(fileIn(folder));
    expect(rules['house/layers']).toEqual([2]);
    expect('no-restricted-globals' in rules).toBe(isPure(room));
  });

  test('has no circle between rooms', () => {
    const circles: string[] = [];
    const walk = (folder: string, way: readonly string[]): void => {
      if (way.includes(folder)) {
        circles.push([...way.slice(way.indexOf(folder)), folder].join(' → '));
        return;
      }
      const room = ROOMS.find((one) => one.folder === folder);
      for (const next of room ? arrows(room) : []) {
        if (next !== folder) {
          walk(next, [...way, folder]);
        }
      }
    };
    ROOMS.forEach(({folder}) => walk(folder, []));
    expect(circles).toEqual([]);
  });

  test('names the pure rooms in its README', () => {
    const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    const [, sentence] = /Pure [^:]*: ([^.]*)\./.exec(readme) ?? [];
    const named = [...sentence.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder);
    expect(named).toEqual(ROOMS.filter(isPure).map(({folder}) => folder));
  });

  test('finds the room of a file by its longest folder', () => {
    expect(roomOf('src/search/ask/panel/Answer.tsx')?.folder).toBe('src/search/ask/panel');
    expect(roomOf('src/search/types.ts')?.folder).toBe('src/search');
    expect(roomOf('package.json')?.folder).toBe('.');
  });
});
