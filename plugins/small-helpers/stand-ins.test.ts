import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import hoistStatics from './hoist-statics';
import progress from './progress';
import propTypes from './prop-types';
import * as small from './tslib';

const ROOT = path.join(__dirname, '../..');

test('has every helper of tslib that the framework brings to the browser', async () => {
  const files = await Globby(
    'node_modules/@docusaurus/{utils-common,theme-common,theme-classic,core}/lib/**/*.js',
    {
      cwd: ROOT,
      absolute: true,
      // Parts of the framework that only build.
      ignore: [
        '**/core/lib/{server,commands,webpack,ssg,common}/**',
        '**/theme-classic/lib/*.js',
        '**/core/lib/*.js',
      ],
    },
  );
  const used = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const named = /import \{([^}]*)\} from ['"]tslib['"]/.exec(source)?.[1].split(',') ?? [];
    return [...named, ...[...source.matchAll(/tslib_\d+\.(\w+)/g)].map(([, name]) => name)];
  });
  expect([...new Set(used.map((name) => name.trim()))]).toEqual(Object.keys(small));
});

test('__importDefault keeps modules of the new kind, and wraps others', () => {
  const module = {__esModule: true, default: 1};
  expect(small.__importDefault(module)).toBe(module);
  expect(small.__importDefault(1)).toEqual({default: 1});
});

test('has whatever a library asks of prop-types, also when it loads', () => {
  const {shape, arrayOf, object} = propTypes as unknown as Record<
    string,
    ((...args: unknown[]) => unknown) & {isRequired: unknown}
  >;
  expect(shape({a: object.isRequired, b: arrayOf(object)})).toBeTypeOf('function');
});

test('nobody asks the router for `withRouter`, which would hand properties of components on', async () => {
  const files = await Globby(
    [
      'node_modules/@docusaurus/{theme-common,theme-classic,core,plugin-content-docs,plugin-content-blog}/lib/**/*.js',
      '{src,plugins}/**/*.{ts,tsx}',
    ],
    {cwd: ROOT, absolute: true, ignore: ['**/*.test.ts']},
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('withRouter'))).toEqual([]);
  expect(hoistStatics(test)).toBe(test);
});

test('has what the theme asks of nprogress', () => {
  const source = readFileSync(
    path.join(ROOT, 'node_modules/@docusaurus/theme-classic/lib/nprogress.js'),
    'utf8',
  );
  expect(source).toContain("import nprogress from 'nprogress';");
  const asked = [...source.matchAll(/nprogress\.(\w+)\(/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(Object.keys(progress)));
});
