// cspell:ignore unstub
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {engine as wholeEngine} from '../testing/fixture';
import {ADDRESS, asJson, files, textNames, withFault, type Fault} from '../testing/indexFiles';
import {loadEngine} from './load';

/** Serves the index to this process. @returns names of texts files asked for since the last call */
function serve(fault?: Fault) {
  const {fetched, textsFetched} = withFault(fault);
  vi.stubGlobal('fetch', fetched);
  return textsFetched;
}

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = (query: string) => ({query, indexName: 'i', facets: '*'});
const untimed = ({processingTimeMS: _, ...rest}: ReturnType<typeof wholeEngine.search>) => rest;
const whole = (query: string) => untimed(wholeEngine.search(request(query)));
const titlesOf = ({hits}: {hits: {url: string}[]}) => hits.map(({url}) => url);

const WANTED = new AbortController().signal;

/** Asks as the worker does. */
async function ask(site: Awaited<ReturnType<typeof loadEngine>>, query: string) {
  await site.bringTexts([request(query)], WANTED);
  return untimed(site.search(request(query)));
}

describe('texts of hits', () => {
  const QUERIES = ['gradient', 'field', 'kotlin(', 'collektive', 'device', 'aggregate<int>', 'a'];

  it.each(QUERIES)('S11 "%s" is answered as with all texts at hand', async (query) => {
    serve();
    expect(whole(query).hits.length).toBeGreaterThan(0);
    expect(await ask(await loadEngine(ADDRESS), query)).toEqual(whole(query));
  });

  fuzz(
    'S11 whatever was asked before, an answer is that with all texts at hand',
    60,
    async (random) => {
      serve();
      const site = await loadEngine(ADDRESS);
      for (let asked = 0; asked < 4; asked++) {
        const query = random.text([
          'field',
          'gradient ',
          'a',
          'share',
          ' ',
          'kotlin',
          '<',
          'device',
        ]);
        expect(await ask(site, query)).toEqual(whole(query));
      }
    },
  );

  it('S11 only those of the hits are fetched, each once', async () => {
    const textsFetched = serve();
    const site = await loadEngine(ADDRESS);
    expect(textsFetched()).toEqual([]);
    await ask(site, 'transform');
    expect(textsFetched()).toEqual([textNames[1]]);
    await ask(site, 'transforming');
    expect(textsFetched()).toEqual([]);
    await Promise.all([ask(site, 'gradient'), ask(site, 'gradient')]);
    expect(textsFetched().sort()).toEqual([textNames[0], textNames[2]].sort());
  });

  it('S11 for the hits of the page that is asked for', async () => {
    const textsFetched = serve();
    const site = await loadEngine(ADDRESS);
    await site.bringTexts([{...request('gradient'), hitsPerPage: 1, page: 1}], WANTED);
    expect(textsFetched()).toHaveLength(1);
    await site.bringTexts([{...request('share'), hitsPerPage: 0}], WANTED);
    expect(textsFetched()).toEqual([]);
  });

  it.each<[string, (name: string) => Response | Promise<Response>]>([
    ['gone', () => new Response('gone', {status: 404})],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['cut off', (name) => asJson(files.get(name)!.slice(0, -9))],
    ['other letters', (name) => asJson(files.get(name)!.replace('e', 'o'))],
    ['a page', () => new Response('<!doctype html><title>Not found</title>')],
  ])(
    'S7 F5 texts that are %s: the same hits without them, one warning, and the next query asks again',
    async (_, fault) => {
      let broken = true;
      serve((name) => (broken && name.startsWith('texts.') ? fault(name) : undefined));
      const site = await loadEngine(ADDRESS);
      for (const query of ['gradient', 'gradients', 'field']) {
        const answer = await ask(site, query);
        expect(titlesOf(answer)).toEqual(titlesOf(whole(query)));
        expect(answer.hits.map(({content}) => content)).toEqual(answer.hits.map(() => null));
      }
      expect(warn.mock.calls).toEqual([
        [
          'Search shows hits without their texts.',
          expect.stringMatching(/texts\.[0-9a-f]{8}\.json/),
        ],
      ]);
      broken = false;
      expect(await ask(site, 'gradient')).toEqual(whole('gradient'));
    },
  );

  it('F5 without hashes, texts of another kind are refused', async () => {
    vi.stubGlobal('crypto', {});
    const [name] = textNames;
    const {length} = files.get(name)!;
    const texts = '{"text":5,"code":""},{"text":5,"code":""}';
    for (const damage of ['[]', '{}', 'null', `[${texts}]`, `[${texts},${texts}]`]) {
      warn.mockClear();
      serve((asked) => (asked === name ? asJson(damage.padEnd(length)) : undefined));
      const answer = await ask(await loadEngine(ADDRESS), 'five devices stand');
      expect(titlesOf(answer)).toEqual(titlesOf(whole('five devices stand')));
      expect(warn.mock.lastCall?.join(' ')).toContain('The texts of the search index are damaged.');
    }
  });

  it('S8 texts that do not come are waited for a second, and shown when they have come', async () => {
    vi.useFakeTimers();
    let release = (): void => undefined;
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const textsFetched = serve((name) => (name.startsWith('texts.') ? held : undefined));
    const site = await loadEngine(ADDRESS);
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    const asking = ask(site, 'share').then((result) => (answer = result));
    await vi.advanceTimersByTimeAsync(999);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(titlesOf(answer!)).toEqual(titlesOf(whole('share')));
    expect(answer!.hits[0]._snippetResult?.content).toBeUndefined();
    const asked = textsFetched().length;
    expect(asked).toBeGreaterThan(0);

    const again = ask(site, 'share');
    release();
    expect(await again).toEqual(whole('share'));
    expect(textsFetched()).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
