/** guides/pages.md and the page of all parts say what programs hold pages to. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {CALLOUTS, IMPORTED_PARTS, PARTS} from '../../content/parts';
import {KIND_ROWS} from '../../src/site/kinds';
import {ROOT} from './files';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const GUIDE = read('guides/pages.md');
const PARTS_PAGE = read('docs/parts.mdx');

const code = (words: string): string => `\`${words}\``;

/** The rows of the table below a head, as written. */
const rowsBelow = (head: string): string[] =>
  GUIDE.split(`${head}\n`)[1].split('\n\n')[0].split('\n').slice(1);

test('the table of kinds is that of src/site/kinds', () => {
  const rows = KIND_ROWS.map(([kind, {places, purpose, parts}], index) => {
    const isRest = KIND_ROWS.slice(0, index).some(([, earlier]) =>
      earlier.places.some((place) => place.startsWith(places[0])),
    );
    const where = places.map((place) => code(place.replace(/\/$/, ''))).join(', ');
    const needed = parts.map((part) => code(`<${part}>`)).join(', ') || 'nothing';
    return `| ${isRest ? 'the rest of ' : ''}${where} | ${kind}${purpose && `: ${purpose}`} | ${needed} |`;
  });
  expect(rowsBelow('| Where | Kind | Must have |')).toEqual(rows);
});

describe('every part', () => {
  const written = rowsBelow('| Write | Get |').join('\n');

  test.each(PARTS)('<%s> is explained, and shown by docs/parts.mdx', (part) => {
    expect(written).toMatch(new RegExp(`<${part}\\b`));
    expect(PARTS_PAGE).toMatch(new RegExp(`<${part}\\b`));
  });

  test.each(Object.entries(IMPORTED_PARTS))('<%s> is named, imported and shown', (part, source) => {
    expect(GUIDE).toContain(code(`<${part}>`));
    expect(PARTS_PAGE).toContain(`import ${part} from '${source}';`);
    expect(PARTS_PAGE).toMatch(new RegExp(`<${part}\\b`));
  });

  test.each(CALLOUTS)('the callout %s is named and shown', (kind) => {
    expect(written).toContain(kind);
    expect(PARTS_PAGE).toMatch(new RegExp(`^:::${kind}\\b`, 'm'));
  });

  test.each([' sample=', ' recorded=', ' output', ' diagnostic', ' title=', '#wrong'])(
    'a fence with%s is shown',
    (option) => {
      expect(
        PARTS_PAGE.split('\n')
          .filter((line) => line.startsWith('```'))
          .join('\n'),
      ).toContain(option);
    },
  );

  test('no other part is explained', () => {
    const named = [...written.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(PARTS as readonly string[]).includes(name))).toEqual([]);
  });

  test('the page of all parts is not published', () => {
    expect(PARTS_PAGE).toMatch(/^draft: true$/m);
  });
});
