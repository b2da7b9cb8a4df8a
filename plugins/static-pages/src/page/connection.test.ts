import {afterEach, expect, test, vi} from 'vitest';
import {mayFetchAhead} from './connection';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [undefined, true],
  [{saveData: false, effectiveType: '4g'}, true],
  [{saveData: false, effectiveType: '3g'}, true],
  [{saveData: true, effectiveType: '4g'}, false],
  [{saveData: false, effectiveType: '2g'}, false],
  [{saveData: false, effectiveType: 'slow-2g'}, false],
])(
  'C19 over a line of which a browser tells %j something is fetched ahead: %j',
  (connection, may) => {
    vi.stubGlobal('navigator', {connection});
    expect(mayFetchAhead()).toBe(may);
  },
);
