/** What a thread that runs programs is left with; in a browser, `e2e/play-alone.spec.ts` looks. */
import {expect, test} from 'vitest';
import {isolate} from './alone';

test('ways out are taken away, from what is inherited too; the language, its texts as bytes and messages stay', () => {
  class Inherited {
    fetch(): void {}
    postMessage(): void {}
  }
  const scope = Object.assign(new Inherited(), {
    ...{WebSocket: 1, indexedDB: 2, aWayThatBrowsersAddOneDay: 3},
    ...{Map, Uint8Array, TypeError, TextEncoder, performance},
  });
  isolate(scope);
  expect(Object.keys(scope)).toEqual([
    'Map',
    'Uint8Array',
    'TypeError',
    'TextEncoder',
    'performance',
  ]);
  expect('fetch' in scope).toBe(false);
  expect('postMessage' in scope).toBe(true);
});

test('what cannot be deleted is left as it is or without a value', () => {
  const scope = Object.create(null, {
    navigator: {value: 1, configurable: false, writable: true},
  }) as {navigator: unknown};
  isolate(scope);
  expect(scope.navigator).toBeUndefined();
});
