// cspell:ignore regate
import {describe, expect, it} from 'vitest';
import {escapeHtml, markedPieces, onlyMarks, safeHit, withoutMarks} from './markup';
import {hierarchyOf, type SearchHit} from '../types';

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

  it('S11 without marks is plain text', () => {
    expect(withoutMarks('<mark>A</mark> &lt;b&gt;')).toBe('A <b>');
  });
});

describe('S11 hits that DocSearch writes into the page as HTML', () => {
  const hit: SearchHit = {
    objectID: 'lvl2:/a/#b',
    url: '/a/#b',
    type: 'lvl2',
    hierarchy: hierarchyOf({lvl0: 'Docs & more', lvl1: 'Aggregate<Int>', lvl2: SCRIPT}),
    content: SCRIPT,
    _highlightResult: {
      hierarchy: {
        lvl0: {value: '<mark>Docs</mark> &amp; more', matchLevel: 'full'},
        lvl1: {value: '<mark>Aggregate</mark><Int>', matchLevel: 'full'},
      },
    },
    _snippetResult: {content: {value: `<mark>x</mark>${SCRIPT}`, matchLevel: 'full'}},
  };

  it('S11 have no markup but marks', () => {
    const safe = safeHit(hit);
    expect(safe.hierarchy).toMatchObject({
      lvl1: 'Aggregate&lt;Int&gt;',
      lvl2: escapeHtml(SCRIPT),
      lvl3: null,
    });
    expect(safe.content).toBe(escapeHtml(SCRIPT));
    expect(safe._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>Aggregate</mark>&lt;Int&gt;');
    expect(safe._snippetResult?.content?.value).toBe(`<mark>x</mark>${escapeHtml(SCRIPT)}`);
  });

  it('S11 keep the text of lvl0, which DocSearch writes as text', () => {
    const safe = safeHit(hit);
    expect(safe.hierarchy.lvl0).toBe('Docs & more');
    expect(safe._highlightResult?.hierarchy?.lvl0?.value).toBe('Docs & more');
  });

  it('S11 may lack levels, content and highlights', () => {
    const bare = {
      objectID: 'a',
      url: '/',
      type: 'lvl1',
      hierarchy: {lvl1: 'A'},
    } as unknown as SearchHit;
    expect(safeHit(bare)).toMatchObject({content: null, hierarchy: {lvl1: 'A', lvl2: null}});
  });
});
