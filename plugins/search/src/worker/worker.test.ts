import {build} from 'esbuild';
import {createContext, runInContext} from 'node:vm';
import {beforeAll, describe, expect, it} from 'vitest';
import {ask} from '../testing/fixture';
import {ADDRESS, files, textNames, withFault, type Fault} from '../testing/indexFiles';
import type {WorkerAnswer, WorkerQuestion} from './messages';

/** The worker's script, bundled by itself. */
let script: string;
beforeAll(async () => {
  const {outputFiles} = await build({
    entryPoints: ['plugins/search/src/worker/worker.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'silent',
  });
  script = outputFiles[0].text;
});

const question = (id: number, queries: readonly string[]): WorkerQuestion => ({
  id,
  indexUrl: ADDRESS,
  requests: queries.map((query) => ({query, indexName: 'collektive'})),
});

/** What a worker has of its own, and nothing that a page has. */
function start(fault?: Fault) {
  const host = withFault(fault);
  const answers: WorkerAnswer[] = [];
  let onAnswer = (): void => undefined;
  const scope = {
    ...{URL, TextDecoder, crypto, TextEncoder, performance, AbortController, console},
    // Time stands still: what ends a wait is never its limit.
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    fetch: host.fetched,
    onmessage: undefined as unknown as (event: {data: WorkerQuestion}) => void,
    postMessage(answer: WorkerAnswer) {
      // As between threads: what arrives is a copy.
      answers.push(structuredClone(answer));
      onAnswer();
    },
  };
  runInContext(script, createContext(scope));
  return {
    ...host,
    ask: (id: number, ...queries: string[]) => scope.onmessage({data: question(id, queries)}),
    askWith: (file: string, id: number, ...queries: string[]) =>
      scope.onmessage({data: {...question(id, queries), file}}),
    answered: (count: number) =>
      new Promise<WorkerAnswer[]>((resolve) => {
        onAnswer = () => void (answers.length >= count && resolve(answers));
        onAnswer();
      }),
  };
}

/** As `start` asks: with the marks and lengths that are the rule. */
const UNMARKED = {
  highlightPreTag: undefined,
  highlightPostTag: undefined,
  attributesToSnippet: undefined,
};

const hitsOf = (answer: WorkerAnswer, request = 0) =>
  'results' in answer ? answer.results[request].hits.map(({url}) => url) : answer.error;

describe('the search worker by itself', () => {
  it('S1 a question without requests fetches the index and no texts', async () => {
    const worker = start();
    worker.ask(1);
    expect(await worker.answered(1)).toEqual([{id: 1, results: []}]);
    expect(worker.textsFetched()).toEqual([]);
  });

  it('S1 an index that the page has fetched is not fetched again', async () => {
    const worker = start((name) =>
      name === 'index.json' ? new Response(null, {status: 500}) : undefined,
    );
    worker.askWith(files.get('index.json')!, 1, 'field');
    worker.ask(2, 'share');
    const answers = await worker.answered(2);
    expect(answers.map((answer) => hitsOf(answer))).toEqual(
      ['field', 'share'].map((query) => ask(query).hits.map(({url}) => url)),
    );
  });

  it('S7 says why there is no answer, and tries again with the next question', async () => {
    let broken = true;
    const worker = start((name) =>
      broken && name === 'index.json' ? new Response('', {status: 503}) : undefined,
    );
    worker.ask(1, 'field');
    expect(await worker.answered(1)).toEqual([
      {id: 1, error: '/search/index.json cannot be fetched: status 503.'},
    ]);
    broken = false;
    worker.ask(2, 'field');
    const [, again] = await worker.answered(2);
    expect(hitsOf(again)).toEqual(ask('field').hits.map(({url}) => url));
  });

  /** Holds files back until they are released. */
  function holding(kind: string): {fault: Fault; release: () => void} {
    let release = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    return {fault: (name) => (name.startsWith(kind) ? held : undefined), release: () => release()};
  }
  const found = (query: string) => ask(query).hits.map(({url}) => url);

  it('S5 while the index comes, texts are fetched for the newest question alone; all are answered', async () => {
    const {fault, release} = holding('index.');
    const worker = start(fault);
    worker.ask(1, 'collektive');
    worker.ask(2, 'gradient');
    worker.ask(3, 'transform');
    release();
    const answers = await worker.answered(3);
    expect(answers.map((answer) => [answer.id, hitsOf(answer)])).toEqual([
      [1, found('collektive')],
      [2, found('gradient')],
      [3, found('transform')],
    ]);
    expect(worker.textsFetched()).toEqual([textNames[1]]);
  });

  it('S5 who types on gets the hits of what stood there at once, and texts where they stop', async () => {
    const {fault, release} = holding('texts.');
    const worker = start(fault);
    worker.ask(1);
    await worker.answered(1);
    worker.ask(2, 'grad');
    await expect.poll(() => worker.textsFetched().length).toBeGreaterThan(0);
    worker.ask(3, 'gradient');
    const [, outdated] = await worker.answered(2);
    expect([outdated.id, hitsOf(outdated)]).toEqual([2, found('grad')]);
    release();
    const [, , newest] = await worker.answered(3);
    expect(newest).toMatchObject({id: 3, results: [{hits: ask('gradient', UNMARKED).hits}]});
  });
});
