import {describe, expect, it} from 'vitest';
import {ask} from '../testing/fixture';
import {shapeRows, type RowHit} from './shapeRows';

/** As DocSearch 3.9.0 looks for the page of each hit. */
const parents = (rows: RowHit[]) =>
  rows.map((row) => rows.find((one) => one.type === 'lvl1' && row.type !== 'lvl1'));

describe('S5 rows of the modal', () => {
  it('S5 S10 hits hang under their page, which is remembered and takes no row', () => {
    const rows = shapeRows(ask('transform').hits);
    expect(rows.map(({type}) => type)).toEqual(['lvl3']);
    expect(parents(rows)).toMatchObject([{objectID: 'lvl1:/docs/operators/', type: 'lvl1'}]);
    expect(rows[0]._snippetResult).toMatchObject({
      hierarchy: {
        lvl1: {value: 'Fields and operators'},
        lvl3: {
          value:
            '<b><mark>Transform</mark>ing a field</b>' +
            '<span>Use field.mapWithId where the id matters, café included.</span>',
        },
      },
      row: {above: 'Fields and operators', isChild: true},
    });
  });

  it('S10 a hit that is stored with its page leaves nothing of that, and the page itself is stored', () => {
    const rows = shapeRows(ask('transform').hits);
    const page = rows.find(({type}) => type === 'lvl1');
    const row = {...rows[0], __docsearch_parent: page};
    expect(page).toBeDefined();
    expect(JSON.parse(JSON.stringify(row))).not.toHaveProperty('__docsearch_parent');
    expect(JSON.parse(JSON.stringify({...page}))).toMatchObject({
      objectID: 'lvl1:/docs/operators/',
    });
  });

  it('S5 the name of a page stands above its first hit only, and not above its own', () => {
    const {hits} = ask('collektive');
    const rowsOf = (found: typeof hits) =>
      shapeRows(found).map(({_snippetResult}) => _snippetResult?.row);
    expect(rowsOf(hits)).toEqual([
      {above: undefined, isChild: false},
      {above: undefined, isChild: true},
    ]);
    expect(rowsOf(hits.toReversed())).toEqual([
      {above: 'What is Collektive', isChild: true},
      {above: undefined, isChild: false},
    ]);
  });

  it('S11 what is text stays text', () => {
    const [row] = shapeRows(ask('Aggregate<Int>').hits);
    expect(row._snippetResult?.content?.value).toContain('Aggregate&lt;Int&gt;');
    expect(row._snippetResult?.content?.value).not.toContain('<Int>');
  });
});
