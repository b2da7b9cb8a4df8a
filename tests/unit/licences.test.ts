/** Fonts have their licences beside them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from './files';
import FONTS from '../../src/site/fonts.json';

test('each font has the licence of its package beside it', () => {
  const files = readdirSync(path.join(ROOT, 'static/fonts'));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toEqual(
    Object.values(FONTS)
      .filter((file) => file.endsWith('.woff2'))
      .sort(),
  );
  for (const font of fonts) {
    const name = font.replace(/-[\da-f]+\.woff2$/, '');
    const licence = files.find((file) => file.startsWith(`${name}-licence-`))!;
    const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
    expect(read(`static/fonts/${licence}`)).toBe(
      read(`node_modules/@fontsource-variable/${name}/LICENSE`),
    );
    expect(read(`static/fonts/${licence}`)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});
