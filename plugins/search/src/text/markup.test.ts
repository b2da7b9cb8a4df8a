// cspell:ignore regate
import {describe, expect, it} from 'vitest';
import {escapeHtml, markedPieces, onlyMarks} from './markup';

const SCRIPT = '<script>alert(1)</script>';

describe('S11 marked text', () => {
  it('S11 keeps marks and shows everything else', () => {
    expect(onlyMarks('<mark>Agg</mark>regate<Int>')).toBe('<mark>Agg</mark>regate&lt;Int&gt;');
    expect(onlyMarks(SCRIPT)).toBe(escapeHtml(SCRIPT));
    expect(onlyMarks('<mark onclick="x">a</mark>')).not.toContain('<mark onclick');
  });

  it('S11 leaves escaped text as it is', () => {
    for (const text of ['a &lt;b&gt; &amp; c', '&quot;<mark>x</mark>&quot;', 'plain']) {
      expect(onlyMarks(text)).toBe(text);
    }
    expect(onlyMarks('&amp;lt;')).toBe('&amp;lt;');
  });

  it('S11 turns into pieces of plain text', () => {
    expect(markedPieces('List&lt;<mark>Int</mark>&gt; &amp; more')).toEqual([
      {text: 'List<', marked: false},
      {text: 'Int', marked: true},
      {text: '> & more', marked: false},
    ]);
    expect(markedPieces('')).toEqual([]);
  });
});
