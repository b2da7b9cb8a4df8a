import {describe, expect, test} from 'vitest';
import {devicesOf} from './data';
import {layoutOf, MOST_DEVICES, NETWORKS} from './places';
import {EditableNetwork} from './editableNetwork';

const NOBODY = {sources: [], flags: [], blue: [], values: []};
const editableOf = (network: string): EditableNetwork =>
  new EditableNetwork(devicesOf({network, ...NOBODY}), layoutOf(network).range);
const linksOf = (network: string): string[] =>
  editableOf(network).world.links.map(([a, b]) => `${a}-${b}`);

describe('networks by name', () => {
  test.each([
    ['line 4', ['0-1', '1-2', '2-3']],
    ['grid 2x2', ['0-1', '0-2', '1-3', '2-3']],
    ['ring 5', ['0-1', '0-4', '1-2', '2-3', '3-4']],
    ['everyone 4', ['0-1', '0-2', '0-3', '1-2', '1-3', '2-3']],
    ['islands 2 3', ['0-1', '2-3', '3-4']],
  ])('%s', (network, links) => {
    expect(linksOf(network)).toEqual(links);
  });

  test('rings have two neighbours each, however large', () => {
    for (const size of [3, 6, 8, 12, 40]) {
      expect(linksOf(`ring ${size}`)).toHaveLength(size);
    }
  });

  test('scattered devices are the same each time, and in one piece', () => {
    expect(linksOf('scattered 24')).toEqual(linksOf('scattered 24'));
    const {links} = editableOf('scattered 24').world;
    const found = new Set([0]);
    for (const id of found) {
      for (const [a, b] of links) {
        if (a === id) {
          found.add(b);
        }
        if (b === id) {
          found.add(a);
        }
      }
    }
    expect(found.size).toBe(24);
  });

  test.each([
    ...['lines 4', 'line', 'line 0', 'grid 4', 'grid 4x', `line ${MOST_DEVICES + 1}`, ''],
    ...['islands 500 500', `islands ${MOST_DEVICES / 2 + 1}`, 'everyone 500', 'line 4 4'],
  ])('"%s" is none, and that is said', (name) => {
    expect(() => layoutOf(name)).toThrow(/network/);
  });

  test('examples are networks', () => {
    for (const name of NETWORKS) {
      expect(layoutOf(name).places.length).toBeGreaterThan(1);
    }
  });
});

describe('what a reader does', () => {
  test('a stroke cuts the links that it crosses, until they are mended', () => {
    const editable = editableOf('grid 3x2');
    expect(editable.stroke({x: 0.5, y: -1}, {x: 0.5, y: 2})).toBe(2);
    expect(editable.world.links).toHaveLength(5);
    expect(editable.broken).toEqual([
      [0, 1],
      [3, 4],
    ]);
    expect(editable.stroke({x: 5, y: 5}, {x: 6, y: 6})).toBe(0);
    expect(editable.mend()).toBe(2);
    expect(editable.world.links).toHaveLength(7);
  });

  test('a device that is moved has other neighbours, and stays in the picture', () => {
    const editable = editableOf('line 4');
    editable.move(3, {x: 0, y: -90});
    expect(editable.device(3)).toMatchObject({x: 0, y: -0.35});
    expect(editable.world.links).toEqual([
      [0, 1],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
  });

  test('devices come with a new id, and go with their links', () => {
    const editable = editableOf('line 3');
    expect(editable.add({x: 2, y: 0.3})).toBe(3);
    expect(editable.isolate(1)).toBe(3);
    expect(editable.remove(1)).toBe(true);
    expect(editable.broken).toEqual([]);
    expect(editable.add({x: 0, y: 0})).toBe(4);
    expect(editable.devices.map(({id}) => id)).toEqual([0, 2, 3, 4]);
  });

  test('the last device stays', () => {
    const editable = editableOf('line 1');
    expect(editable.remove(0)).toBe(false);
    expect(editable.remove(7)).toBe(false);
  });

  test('a network is full some day', () => {
    const editable = editableOf('grid 25x20');
    expect(editable.add({x: 0, y: 0})).toBeUndefined();
  });

  test('what devices sense changes', () => {
    const editable = editableOf('line 2');
    editable.change(1, {source: true, value: 3});
    editable.change(9, {source: true});
    expect(editable.device(1)).toMatchObject({source: true, value: 3, team: 'red'});
  });
});
