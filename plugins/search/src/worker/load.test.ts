// cspell:ignore unstub fieldx
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fuzz, type Random} from '@collektive/testing/fuzz';
import {SECTION_FACET} from '../constants';
import {INDEX_FORMAT, type WholeIndex} from '../index/whole';
import {engine as wholeEngine} from '../testing/fixture';
import {ADDRESS, asJson, files, textNames, withFault, type Fault} from '../testing/indexFiles';
import {loadEngine} from './load';

const TEXT = files.get('index.json')!;
const INDEX = JSON.parse(TEXT) as WholeIndex;

/** Serves the index to this process. @returns names of texts files asked for since the last call */
function serve(fault?: Fault) {
  const {fetched, textsFetched} = withFault(fault);
  vi.stubGlobal('fetch', fetched);
  return textsFetched;
}
const serveIndex = (text: string) =>
  serve((name) => (name === 'index.json' ? asJson(text) : undefined));

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = (query: string) => ({query, indexName: 'i', facets: [SECTION_FACET]});
const whole = (query: string) => wholeEngine.search(request(query));
const titlesOf = ({hits}: {hits: {url: string}[]}) => hits.map(({url}) => url);

/** Asks as the worker does. */
async function ask(site: Awaited<ReturnType<typeof loadEngine>>, query: string) {
  await site.bringTexts([request(query)], new AbortController().signal);
  return site.search(request(query));
}

describe('the index', () => {
  it.each<[what: string, served: string | object, message: string]>([
    ['an index cut off', TEXT.slice(0, 99), 'index.json is not valid JSON;'],
    [
      'another format',
      {format: 9},
      `has format 9, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    ],
    ['nothing that says what it is', {format: undefined}, 'The search index is damaged.'],
    ['texts of another site', {texts: []}, `names 0 files of texts, not the ${textNames.length}`],
    ['other sections', {titles: {...INDEX.titles, pages: []}}, 'files of texts, not the 0'],
    ['another index', {words: {...INDEX.words, counts: ''}}, 'The search index is cut off.'],
  ])('K S7 F5 tells of %s', async (_, served, message) => {
    serveIndex(typeof served === 'string' ? served : JSON.stringify({...INDEX, ...served}));
    await expect(loadEngine(ADDRESS)).rejects.toThrow(message);
  });

  /** A text with some of its characters changed, missing, doubled, or another's in their place. */
  function corrupt(text: string, random: Random): string {
    const at = random.below(text.length);
    const to = at + random.below(9);
    return random.pick([
      () =>
        text.slice(0, at) + random.text(['0', '9', '~', '"', '-', ',', 'Z', '\\']) + text.slice(to),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, at),
      () => text.replace(/"[^"]*"/g, (one) => (random.below(9) === 0 ? '"~~~~~~"' : one)),
      () => text.replace(/\d+/g, (one) => (random.below(4) === 0 ? '4294967295' : one)),
    ])();
  }

  fuzz('F5 with damage, it is refused, answers, or fails with an error', 600, async (random) => {
    const part = JSON.stringify(random.pick([INDEX, INDEX.words, INDEX.titles]));
    serveIndex(TEXT.replace(part, () => corrupt(part, random)));
    try {
      const engine = await loadEngine(ADDRESS);
      for (const query of ['gradient', 'fieldx', 'a', 'aggregate<int> device']) {
        expect(engine.search(request(query)).hits.length).toBeLessThanOrEqual(20);
      }
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
  });
});

describe('texts of hits', () => {
  const QUERIES = ['gradient', 'field', 'kotlin(', 'collektive', 'device', 'aggregate<int>', 'a'];

  it.each(QUERIES)('S11 "%s" is answered as with all texts at hand', async (query) => {
    serve();
    expect(whole(query).hits.length).toBeGreaterThan(0);
    expect(await ask(await loadEngine(ADDRESS), query)).toEqual(whole(query));
  });

  it('S11 only those of the hits are fetched, each once', async () => {
    const textsFetched = serve();
    const site = await loadEngine(ADDRESS);
    expect(textsFetched()).toEqual([]);
    await ask(site, 'transform');
    expect(textsFetched()).toEqual([textNames[1]]);
    await ask(site, 'transforming');
    expect(textsFetched()).toEqual([]);
    await Promise.all([ask(site, 'gradient'), ask(site, 'gradient')]);
    expect(textsFetched().sort()).toEqual([textNames[0], textNames[3]].sort());
  });

  it.each<[string, (name: string) => Response | Promise<Response>]>([
    ['gone', () => new Response('gone', {status: 404})],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['cut off', (name) => asJson(files.get(name)!.slice(0, -9))],
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
        ['Search shows hits without their texts.', expect.stringMatching(/texts\.\d\.json/)],
      ]);
      broken = false;
      expect(await ask(site, 'gradient')).toEqual(whole('gradient'));
    },
  );

  it('F5 texts of another kind are refused', async () => {
    const [name] = textNames;
    for (const damage of ['[]', '{}', 'null', '[1,2]', '[{},{},{}]']) {
      warn.mockClear();
      serve((asked) => (asked === name ? asJson(damage) : undefined));
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
