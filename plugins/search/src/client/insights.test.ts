import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createInsights} from './insights';
import {readSearchSettings} from '../readSettings';

const {calls, network} = vi.hoisted(() => ({
  calls: [] as unknown[][],
  network: {isUp: true, loads: 0},
}));

vi.mock('search-insights', () => ({
  getRequesterForBrowser: () => () => Promise.resolve(true),
  createInsightsClient: () => {
    network.loads++;
    if (!network.isUp) {
      throw new Error('not loaded');
    }
    return (...call: unknown[]) => {
      calls.push(call);
      return call[0] === 'viewedObjectIDs' ? Promise.reject(new Error('offline')) : undefined;
    };
  },
}));

const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
};
const insights = (env: Record<string, string> = {}) =>
  createInsights(
    readSearchSettings({
      ...HOSTED,
      SEARCH_INSIGHTS: 'true',
      ALGOLIA_INSIGHTS_HOST: 'http://events.example',
      ...env,
    }),
  )!;
/** The lazy client, as the modal calls it. */
const clientOf = (of: ReturnType<typeof insights>) =>
  of.options.insightsClient as unknown as ((...call: unknown[]) => void) & {version: string};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  calls.length = 0;
  Object.assign(network, {isUp: true, loads: 0});
});
afterEach(() => vi.restoreAllMocks());

describe('createInsights', () => {
  it('H6 is off unless the build says otherwise, and loads nothing then', async () => {
    expect(createInsights(readSearchSettings({}))).toBeUndefined();
    expect(createInsights(readSearchSettings(HOSTED))).toBeUndefined();
    insights();
    await settled();
    expect(network.loads).toBe(0);
  });

  it('H6 hands calls to the client in order, once it is there', async () => {
    const client = clientOf(insights());
    client('addAlgoliaAgent', 'insights-plugin');
    const callback = () => undefined;
    client('getUserToken', null, callback);
    expect(calls).toEqual([]);
    await settled();
    expect(network.loads).toBe(1);
    expect(calls).toEqual([
      ['init', {host: 'http://events.example', useCookie: false}],
      ['addAlgoliaAgent', 'insights-plugin'],
      ['getUserToken', null, callback],
    ]);
  });

  it('H6 survives a client that cannot be loaded, and events that get lost', async () => {
    const rejections: unknown[] = [];
    const note = (reason: unknown) => void rejections.push(reason);
    process.on('unhandledRejection', note);
    const client = clientOf(insights());
    network.isUp = false;
    client('addAlgoliaAgent', 'a');
    await settled();
    network.isUp = true;
    client('viewedObjectIDs', {eventName: 'Items Viewed', index: 'i', objectIDs: ['1']});
    await settled();
    process.off('unhandledRejection', note);
    expect(rejections).toEqual([]);
    expect(network.loads).toBe(2);
    expect(calls.map(([method]) => method)).toEqual(['init', 'viewedObjectIDs']);
  });

  it('H6 reports a click on a hit, with its place from 1, in the place of what the modal reports', async () => {
    const of = insights();
    const hit = {
      objectID: 'lvl1:/a/',
      __autocomplete_indexName: 'testindex',
      __autocomplete_queryID: 'q',
    };
    const clicked = (position: number) => ({
      eventName: 'Item Selected',
      index: 'testindex',
      queryID: 'q',
      objectIDs: ['lvl1:/a/'],
      positions: [position],
      algoliaSource: ['autocomplete'],
    });
    of.onHitClick({...hit, __autocomplete_id: 0});
    of.onHitClick({...hit, __autocomplete_id: 2});
    const own = {...clicked(2), algoliaSource: undefined};
    clientOf(of)('clickedObjectIDsAfterSearch', own, {headers: {}});
    // A stored search has no query.
    of.onHitClick({objectID: 'lvl1:/a/', __autocomplete_id: 0});
    await settled();
    const keys = {'X-Algolia-Application-Id': 'TESTAPP', 'X-Algolia-API-Key': 'testkey'};
    expect(calls.slice(1)).toEqual(
      [1, 3].map((place) => ['clickedObjectIDsAfterSearch', clicked(place), {headers: keys}]),
    );
  });

  const hit = {objectID: 'a', __autocomplete_id: 3};
  const ask = {objectID: 'ask-ai', question: 'why', __autocomplete_id: 0};
  const event = (eventName: string, ...items: object[]) => ({
    eventName,
    index: 'testindex',
    items,
    algoliaSource: ['autocomplete'],
  });
  /** Plays the modal: calls a hook with an event, and gives what the hook sends. */
  function sent(hook: 'onActive' | 'onItemsChange' | 'onSelect', of: ReturnType<typeof insights>) {
    const api = {viewedObjectIDs: vi.fn(), clickedObjectIDsAfterSearch: vi.fn()};
    return (item: object, insightsEvent: object) => {
      of.options[hook]!({insights: api, item, insightsEvents: [insightsEvent]} as never);
      return {
        views: api.viewedObjectIDs.mock.calls.flat(),
        clicks: api.clickedObjectIDsAfterSearch.mock.calls.flat(),
      };
    };
  }

  it('H6 a hit that becomes active has been seen, not clicked', () => {
    const active = {...event('Item Active', hit), queryID: 'q', positions: [1]};
    expect(sent('onActive', insights())(hit, active)).toEqual({
      views: [event('Item Active', hit)],
      clicks: [],
    });
  });

  it.each([
    ['without', {}, 4],
    ['below', {ASK_AI_ENDPOINT: '/ask'}, 3],
  ])('H6 a place is counted over all groups, %s the row "Ask AI"', (_, env, place) => {
    const of = insights(env);
    const selected = {...event('Item Selected', hit), queryID: 'q', positions: [1]};
    expect(sent('onSelect', of)(hit, selected).clicks).toMatchObject([{positions: [place]}]);
  });

  it('H6 the row "Ask AI" is never named', () => {
    const of = insights({ASK_AI_ENDPOINT: '/ask'});
    expect(sent('onActive', of)(ask, event('Item Active', ask)).views).toEqual([]);
    expect(sent('onSelect', of)(ask, event('Item Selected', ask)).clicks).toEqual([]);
    expect(sent('onItemsChange', of)(ask, event('Items Viewed', ask, hit)).views).toEqual([
      event('Items Viewed', hit),
    ]);
  });
});
