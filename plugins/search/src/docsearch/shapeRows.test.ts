import {describe, expect, it} from 'vitest';
import {ask} from '../testing/fixture';
import {shapeRows, type ShapedHit} from './shapeRows';

/** As DocSearch 3.9.0 looks for what it stores in the place of each hit that is text. */
const parents = (rows: ShapedHit[]) =>
  rows.map((row) => rows.find((one) => one.type === 'lvl1' && row.type !== 'lvl1'));

/** What is stored of them, by address. */
const stored = (rows: ShapedHit[]) =>
  parents(rows).map((parent, at) => (rows[at].type === 'content' ? parent : rows[at])?.objectID);

describe('S5 rows of the modal', () => {
  it('S5 S11 show what was found, and are stored without markup', () => {
    const [row] = shapeRows(ask('transform').hits);
    expect(row._snippetResult?.row).toMatchObject({
      above: 'Fields and operators',
      heading: '<mark>Transform</mark>ing a field',
      isChild: true,
    });
    const title = {...ask('transform').hits[0].hierarchy, lvl0: 'A & B', lvl1: 'Aggregate<Int>'};
    const [escaped] = shapeRows([{...ask('transform').hits[0], hierarchy: title}]);
    // The name of the group is written as text.
    expect(escaped.hierarchy).toMatchObject({lvl0: 'A & B', lvl1: 'Aggregate&lt;Int&gt;'});
  });

  it('S10 what is stored is a heading, and of a text its heading', () => {
    expect(stored(shapeRows(ask('mapWithId').hits))).toEqual([
      'lvl3:/docs/operators/#transform',
      'lvl2:/docs/operators/#field',
    ]);
    expect(stored(shapeRows(ask('transform').hits))).toEqual(['lvl3:/docs/operators/#transform']);
  });

  it('S10 a text that is stored with its heading leaves nothing of that, and the heading itself is stored', () => {
    const [own] = parents(shapeRows(ask('transform').hits));
    expect(own).toBeDefined();
    expect(JSON.stringify({own})).toBe('{}');
    const rows = shapeRows(ask('mapWithId').hits);
    const [heading] = parents(rows);
    const row = {...rows[0], __docsearch_parent: heading};
    expect(JSON.parse(JSON.stringify(row))).not.toHaveProperty('__docsearch_parent');
    expect(JSON.parse(JSON.stringify({...heading}))).toMatchObject({
      objectID: 'lvl3:/docs/operators/#transform',
    });
  });
});
