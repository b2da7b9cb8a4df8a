import {expect, test} from 'vitest';
import {devicesOf} from '../figure/data';
import {layoutOf} from '../figure/places';
import {EditableNetwork} from '../figure/editableNetwork';
import {hopsAcross} from './reach';

const NOBODY = {sources: [], flags: [], blue: [], values: []};

test.each([
  ['line 6', 5],
  ['ring 8', 4],
  ['grid 4x3', 5],
  ['everyone 5', 1],
  ['islands 2 4', 3],
  ['line 1', 0],
])('across %s it is %i hops', (network, hops) => {
  const {world} = new EditableNetwork(devicesOf({network, ...NOBODY}), layoutOf(network).range);
  expect(hopsAcross(world)).toBe(hops);
});
