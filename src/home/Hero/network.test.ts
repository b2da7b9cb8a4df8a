import {describe, expect, it} from 'vitest';
import {HEIGHT, WIDTH, scatter, settle} from './network';

describe('scatter', () => {
  it('draws the same network every time', () => {
    expect(scatter()).toEqual(scatter());
  });

  it('keeps devices inside the picture and reaches all of them', () => {
    for (const {x, y, distance} of scatter().devices) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
      expect(distance).toBeLessThan(Infinity);
    }
  });
});

describe('settle', () => {
  it('adds up lengths along the shortest path, and leaves unreachable devices at infinity', () => {
    const devices = [0, 3, 7, 100].map((x) => ({x, y: 0, distance: 5}));
    const network = {
      devices,
      links: [
        [0, 1],
        [1, 2],
      ] as [number, number][],
      source: 0,
    };
    settle(network);
    expect(devices.map(({distance}) => distance)).toEqual([0, 3, 7, Infinity]);
  });
});
