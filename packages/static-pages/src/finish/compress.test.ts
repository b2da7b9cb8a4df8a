import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {compressFiles} from './compress';

const TEXT = `// ${'words and more '.repeat(99)}`;
const FILES = {'page.js': TEXT, 'small.js': 'short()', 'font.woff2': TEXT, 'nginx.conf': TEXT};

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'compress-'));
  Object.entries(FILES).forEach(([file, text]) => writeFileSync(path.join(dir, file), text));
  await compressFiles(dir);
});
afterAll(() => rmSync(dir, {recursive: true}));

const read = (file: string): Buffer => readFileSync(path.join(dir, file));

test('text that is not small gets both, and nothing else does', () => {
  const added = readdirSync(dir).filter((file) => !Object.hasOwn(FILES, file));
  expect(added.sort()).toEqual(['page.js.br', 'page.js.gz']);
  expect(gunzipSync(read('page.js.gz')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(read('page.js.br')).toString()).toBe(TEXT);
});

test('a second time makes the same bytes, which name neither time nor system', async () => {
  const both = (): Buffer[] => ['page.js.br', 'page.js.gz'].map(read);
  const before = both();
  await compressFiles(dir);
  expect(both()).toEqual(before);
  expect([...before[1].subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
});
