import {describe, expect, it, test} from 'vitest';
import {joinLines, plainLines, toLines} from './lines';

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

test('code without colours is plain lines', () => {
  expect(plainLines('a\n\nb')).toEqual([['a'], [], ['b']]);
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
