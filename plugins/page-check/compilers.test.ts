import {expect, test} from 'vitest';
import {Compilers, type Stats} from './compilers';

type Hook = (stats: Stats) => Promise<void> | void;

/** A compiler that finishes when it is told to, and who listens then. */
function compiler(compilers: Compilers): () => Promise<void> {
  const hooks: Hook[] = [];
  const watching: (() => void)[] = [];
  const tap = (_: object, hook: Hook): void => void hooks.push(hook);
  compilers.plugin().apply({
    hooks: {
      watchRun: {tap: (_: object, hook: () => void) => void watching.push(hook)},
      done: {tap, tapPromise: tap},
    },
  });
  return async () => {
    watching.forEach((hook) => hook());
    for (const hook of hooks) {
      await hook({compilation: {errors: []}});
    }
  };
}

test('what pages lack is told when all compilers of a build have read them, and then each of them goes on', async () => {
  const said: string[] = [];
  const compilers = new Compilers((stats) => said.push(`told of ${stats.length}`));
  const [client, server] = [compiler(compilers), compiler(compilers)];
  const first = client().then(() => said.push('client goes on'));
  await Promise.resolve();
  expect(said).toEqual([]);
  await server();
  await first;
  expect(said).toEqual(['told of 2', 'client goes on']);
});

test('while writing there is one, which tells each time', async () => {
  const said: string[] = [];
  const done = compiler(
    new Compilers(
      () => said.push('in the terminal'),
      () => said.push('over the page'),
    ),
  );
  await done();
  await done();
  expect(said).toEqual(['in the terminal', 'over the page', 'in the terminal', 'over the page']);
});
