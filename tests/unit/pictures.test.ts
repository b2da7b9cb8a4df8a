/** Draws the pictures: `npm run pictures` writes them, a plain test run compares them byte by byte. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {fileOf} from '../../src/pictures/file';
import {PICTURES} from '../../src/pictures';

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(ROOT, 'static/img/pictures');
const TOKENS = readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');

/** Custom properties of the first rule with this selector. */
function tokens(selector: string): Map<string, string> {
  const rule = TOKENS.slice(TOKENS.indexOf(`${selector} {`));
  const body = rule.slice(0, rule.indexOf('}'));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

describe.each(PICTURES.map((picture) => [picture.name, picture] as const))(
  '%s',
  (name, picture) => {
    test('the file is what the scene draws', async () => {
      const drawn = fileOf(picture, tokens(':root'), tokens("[data-theme='dark']"));
      await expect(drawn).toMatchFileSnapshot(path.join(FOLDER, `${name}.svg`));
    });
  },
);

test('no file without a scene', () => {
  const names = PICTURES.map(({name}) => `${name}.svg`);
  expect(readdirSync(FOLDER).filter((file) => !names.includes(file))).toEqual([]);
});
