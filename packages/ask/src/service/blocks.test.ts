import {describe, expect, test, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {MAX_ANSWER_LENGTH, MAX_BLOCK_LENGTH, MAX_CODE_LENGTH} from '../constants';
import {parseOnce, splitBlocks, withDefinitions} from './blocks';

describe('splitBlocks', () => {
  test.each([
    ['paragraphs', 'one\ntwo\n\nthree', ['one\ntwo\n\n', 'three']],
    ['code with empty lines', '```kt\na\n\nb\n```\n\nend', ['```kt\na\n\nb\n```\n\n', 'end']],
    ['code between tildes', '~~~\n```\n\n~~~\n\nend', ['~~~\n```\n\n~~~\n\n', 'end']],
    ['code right behind a text', 'a:\n```\nb\n```\nc', ['a:\n', '```\nb\n```\n', 'c']],
    ['code in a line', '```a``` b\n\nend', ['```a``` b\n\n', 'end']],
    ['a loose list', '- a\n\n- b\n\n  more\n\nend', ['- a\n\n- b\n\n  more\n\n', 'end']],
    ['a numbered list', '1. a\n\n2. b\n\n# End', ['1. a\n\n2. b\n\n', '# End']],
    ['a list that may go on', '- a\n\n-', ['- a\n\n-']],
    ['code in a list', '- ```\n  a\n\n  b\n  ```\n\nend', ['- ```\n  a\n\n  b\n  ```\n\n', 'end']],
    ['a list behind a text', 'a:\n\n- b', ['a:\n\n', '- b']],
    ['nothing', '', []],
    ['blank lines', '\n\n', ['\n\n']],
  ])('H7 knows %s', (_, markdown, blocks) => {
    expect(splitBlocks(markdown)).toEqual(blocks);
  });

  test('F6 a text without end is broken between words, and not inside a character', () => {
    const words = splitBlocks('word '.repeat(2000));
    expect(words.map(({length}) => length)).toEqual([2000, 2000, 2000, 2000, 2000]);
    expect(splitBlocks('\u{1F600}'.repeat(5000)).join('')).not.toMatch(/\p{Cs}/u);
    expect(splitBlocks(`a${'\u{1F600}'.repeat(5000)}`)[0]).toHaveLength(MAX_BLOCK_LENGTH - 1);
  });

  test('F6 a long list is broken between its items', () => {
    const list = Array.from({length: 90}, (_, i) => `${i + 1}. An item\n   - and one below\n`);
    const blocks = splitBlocks(list.join(''));
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.every((block) => /^\d/.test(block))).toBe(true);
    expect(blocks.join('')).toBe(list.join(''));
  });

  test('F6 long code goes on as code', () => {
    const blocks = splitBlocks(`\`\`\`kotlin\n${'val a = 1\n'.repeat(2000)}\`\`\`\n\nend`);
    expect(blocks.length).toBeGreaterThan(3);
    expect(blocks.slice(0, -1).every((block) => /^```kotlin\n[^`]*```\s*$/.test(block))).toBe(true);
    expect(blocks.at(-1)).toBe('end');
  });

  fuzz('F6 all but the last block stay as a text grows, and none is too long', 500, (random) => {
    const pieces = [
      ...['\n', '\n\n', '- ', '1. ', '  ', '    ', '> ', '```', '```kt\n', '~~~', '`', '#', '-'],
      ...[
        'a',
        'word ',
        '[a]: /b\n',
        '[a]',
        '**',
        '\u{1F600}',
        'x'.repeat(1500),
        'line\n'.repeat(300),
      ],
    ];
    let text = '';
    let before: string[] = [];
    for (let i = 0; i < 12; i++) {
      text += random.text(pieces);
      const blocks = splitBlocks(text);
      expect(blocks.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
      expect(blocks.every((block) => block.trimEnd().length <= MAX_CODE_LENGTH + 100)).toBe(true);
      before = blocks;
    }
  });
});

test('H7 a reference finds its definition wherever it stands', () => {
  const blocks = splitBlocks('See [the docs][1].\n\nNothing.\n\n[1]: /docs/intro/');
  expect(withDefinitions(blocks)[0]).toBe('[1]: /docs/intro/\n\nSee [the docs][1].\n\n');
  expect(withDefinitions(blocks)[1]).toBe('Nothing.\n\n');
  expect(withDefinitions(['plain [x]'])).toEqual(['plain [x]']);
});

describe('parseOnce', () => {
  const PARAGRAPH = 'Every device computes the same program in rounds. '.repeat(4) + '\n\n';

  test('F6 an answer in 5,000 parts: each block is parsed when it is whole, the last as it grows', () => {
    const answer = PARAGRAPH.repeat(MAX_ANSWER_LENGTH / PARAGRAPH.length);
    const parts = 5_000;
    const parse = vi.fn((block: string) => block.length);
    const parseBlocks = parseOnce(parse);
    for (let part = 1; part <= parts; part++) {
      parseBlocks(splitBlocks(answer.slice(0, Math.ceil((answer.length * part) / parts))));
    }
    // One block a part, and one more where a part ends one block and begins the next.
    expect(parse.mock.calls.length).toBeLessThan(parts * 1.1);
    const characters = parse.mock.results.reduce((sum, {value}) => sum + (value as number), 0);
    expect(characters / parts).toBeLessThan(PARAGRAPH.length);
    expect(parse.mock.calls.every(([block]) => block.length <= PARAGRAPH.length)).toBe(true);
  });

  test('F6 what has been parsed is handed out again', () => {
    const parse = vi.fn((block: string) => ({block}));
    const parseBlocks = parseOnce(parse);
    const [first] = parseBlocks(['a', 'b']).shown;
    expect(parseBlocks(['a', 'bc', 'd']).shown[0]).toBe(first);
    expect(parse.mock.calls.flat()).toEqual(['a', 'b', 'bc', 'd']);
    expect(parseBlocks(['a']).shown).toEqual([first]);
  });

  test('F6 what is too much for one go is parsed over several, and stays as it was until then', () => {
    const parse = vi.fn((block: string) => block);
    const parseBlocks = parseOnce(parse);
    const blocks = ['aaaa', 'bbbb', 'cccc'];
    expect(parseBlocks(blocks, 0)).toEqual({shown: [], spent: 0, isBehind: true});
    expect(parseBlocks(blocks, 5)).toEqual({shown: ['aaaa', 'bbbb'], spent: 8, isBehind: true});
    expect(parseBlocks(blocks, 5)).toEqual({shown: blocks, spent: 4, isBehind: false});
    const changed = ['AAAA', 'BBBB', 'cccc'];
    expect(parseBlocks(changed, 1).shown).toEqual(['AAAA', 'bbbb', 'cccc']);
    expect(parseBlocks(changed, 1)).toEqual({shown: changed, spent: 4, isBehind: false});
    expect(parse).toHaveBeenCalledTimes(5);
  });
});
