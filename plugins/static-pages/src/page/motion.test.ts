import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {collapseDuration, scrollToTop} from './motion';

let scrollY = 0;
let frames: FrameRequestCallback[] = [];
let isReduced = false;

beforeEach(() => {
  frames = [];
  isReduced = false;
  vi.stubGlobal('window', {
    get scrollY() {
      return scrollY;
    },
    scrollTo: ({top}: {top: number}) => (scrollY = top),
    matchMedia: () => ({matches: isReduced}),
  });
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('C9 back to the top', () => {
  test('each frame leaves 0.85 of the way, as in the stock theme', () => {
    scrollY = 1000;
    scrollToTop();
    const places = [scrollY];
    while (frames.length > 0) {
      frames.shift()!(0);
      places.push(scrollY);
    }
    expect(places.slice(0, 4)).toEqual([850, 722, 613, 521]);
    expect(places.at(-1)).toBe(0);
  });

  test('at once where motion is reduced', () => {
    scrollY = 1000;
    isReduced = true;
    scrollToTop();
    expect([scrollY, frames]).toEqual([0, []]);
  });
});

describe('C14 the duration of a collapse', () => {
  test.each([
    [34, 190],
    [378, 331],
    [646, 385],
  ])('follows from a height of %i px by the stock formula', (height, duration) => {
    expect(collapseDuration(height)).toBe(duration);
  });

  test('is 1 ms where motion is reduced', () => {
    isReduced = true;
    expect(collapseDuration(378)).toBe(1);
  });
});
