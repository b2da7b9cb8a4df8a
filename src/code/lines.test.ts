import {describe, expect, it} from 'vitest';
import {decodeLines, encodeLines, joinLines, textOf, toLines} from './lines';

describe('toLines', () => {
  it('splits tokens at line ends and keeps their role', () => {
    expect(
      toLines([
        {type: 'comment', content: '/* a\nb */'},
        '\n',
        {type: 'keyword', content: 'fun'},
        ' f',
      ]),
    ).toEqual([[['comment', '/* a']], [['comment', 'b */']], [['keyword', 'fun'], ' f']]);
  });

  it('gives nested tokens the innermost known role', () => {
    expect(
      toLines([
        {
          type: 'string',
          content: ['"', {type: 'interpolation', content: '$x'}, {type: 'number', content: '1'}],
        },
      ]),
    ).toEqual([
      [
        ['string', '"$x'],
        ['number', '1'],
      ],
    ]);
  });

  it('joins neighbours of one role and keeps empty lines', () => {
    expect(toLines(['a', {type: 'punctuation', content: '('}, '\n\nb'])).toEqual([
      ['a('],
      [],
      ['b'],
    ]);
  });
});

describe('decodeLines', () => {
  it('reads what encodeLines wrote', () => {
    const stream = [{type: 'keyword', content: 'val'}, ' x\n', {type: 'number', content: '1'}];
    expect(decodeLines(encodeLines(stream), '')).toEqual(toLines(stream));
  });

  it('falls back to plain lines', () => {
    expect(decodeLines(undefined, 'a\n\nb')).toEqual([['a'], [], ['b']]);
  });
});

describe('joinLines', () => {
  it('ends lines by line breaks, which become part of plain text beside them', () => {
    expect(joinLines([['a'], [], [['keyword', 'fun'], ' f'], ['b']])).toEqual([
      'a\n\n',
      ['keyword', 'fun'],
      ' f\nb',
    ]);
  });
});

describe('textOf', () => {
  it('gives the code back', () => {
    expect(textOf(encodeLines([{type: 'keyword', content: 'val'}, ' x =\n\n  1']))).toBe(
      'val x =\n\n  1',
    );
  });
});
