import {unzipSync, strFromU8} from 'fflate';
import {afterEach, expect, test, vi} from 'vitest';

const FILES = [
  {path: '.gitignore', text: 'build/\n'},
  {path: 'src/main/kotlin/Main.kt', text: 'fun main() = println("∞")\n'},
];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Packs the files as a machine would in another part of the world, at another time. */
async function packed(timeZone: string, now: string): Promise<Uint8Array> {
  vi.stubEnv('TZ', timeZone);
  vi.useFakeTimers({now: new Date(now), toFake: ['Date']});
  vi.resetModules();
  const {archive} = await import('./archive');
  return archive('hello', FILES);
}

test('an archive has its files, in its folder, as they are', async () => {
  const files = unzipSync(await packed('UTC', '2026-11-22'));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['hello/.gitignore', 'build/\n'],
    ['hello/src/main/kotlin/Main.kt', 'fun main() = println("∞")\n'],
  ]);
});

test('an archive has the same bytes at any time, in any time zone', async () => {
  const one = await packed('Pacific/Auckland', '2026-11-22T23:00:00Z');
  expect(await packed('America/Los_Angeles', '2031-03-01T01:00:00Z')).toEqual(one);
});
