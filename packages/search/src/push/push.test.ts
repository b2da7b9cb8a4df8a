import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {ADMIN_KEY} from '../testing/provider/indexes';
import {record, RECORDS} from '../testing/provider/records';
import {startProvider, type Provider} from '../testing/provider/server';
import {run} from '../testing/push';
import {INDEX_SETTINGS} from './settings';
import {pushRecords, readTarget} from './provider';
import {readRecords} from './records';
import {SECTION_FACET} from '../constants';

const folder = mkdtempSync(path.join(tmpdir(), 'search-push-'));
afterAll(() => rmSync(folder, {recursive: true}));

function fileWith(content: unknown): string {
  const file = path.join(folder, 'records.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider([record('lvl1', '/old/', {lvl1: 'Old'})]);
});
afterEach(() => provider.close());

const target = (overrides = {}) => ({
  appId: 'TESTAPP',
  indexName: 'testindex',
  adminKey: ADMIN_KEY,
  hosts: [provider.url],
  backOffMs: [1, 1, 1],
  ...overrides,
});
const environment = () => ({
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_INDEX_NAME: 'testindex',
  ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
  ALGOLIA_HOSTS: provider.url,
});
const kept = () => provider.indexes.recordsOf('testindex').map(({objectID}) => objectID);

describe('search:push', () => {
  it('H8 one command sends records and settings and replaces the index at once', async () => {
    const {code, out, err} = await run([fileWith(RECORDS)], environment());
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('Index testindex of application TESTAPP now holds them.');
    expect(out).not.toContain(ADMIN_KEY);
    expect(provider.indexes.recordsOf('testindex')).toEqual(RECORDS);
    expect(provider.indexes.settingsOf('testindex')).toEqual(INDEX_SETTINGS);
    expect(provider.indexes.names()).toEqual(['testindex']);
    // No batch went to the index that readers search.
    const batches = provider.requests.filter(({path}) => path.endsWith('/batch'));
    expect(batches).toHaveLength(1);
    expect(batches[0].path).toMatch(/^\/1\/indexes\/testindex_tmp_[\da-f-]{36}\/batch$/);
  });

  it('H8 a dry run counts, and needs neither key nor network', async () => {
    const {code, out, err} = await run(['--dry-run', fileWith(RECORDS)]);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toMatch(/^7 records, \d+\.\d kB; the largest, content:.+#device, has \d+ bytes$/m);
    expect(out).toMatch(/^ {2}type {11}content 1, lvl1 4, lvl2 2$/m);
    expect(out).toMatch(/^ {2}language {7}en 7$/m);
    expect(out).toMatch(/^ {2}docusaurus_tag {1}default 1, docs-default-current 6$/m);
    expect(provider.requests).toEqual([]);
  });

  it('H8 missing settings are all named, before anything is sent', async () => {
    const {code, err} = await run([fileWith(RECORDS)], {ALGOLIA_APP_ID: 'TESTAPP'});
    expect(code).toBe(1);
    expect(err).toMatch(/^ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_API_KEY are missing .+\n$/);
    expect(() => readTarget({})).toThrow('ALGOLIA_APP_ID');
    expect(() =>
      readTarget({
        ALGOLIA_APP_ID: 'a',
        ALGOLIA_INDEX_NAME: 'b',
        ALGOLIA_ADMIN_API_KEY: 'c',
        ALGOLIA_HOSTS: 'localhost',
      }),
    ).toThrow('ALGOLIA_HOSTS names "localhost"');
  });

  it('H8 without a build the command says so', async () => {
    const {code, err} = await run(['--dry-run', path.join(folder, 'none.json')]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^There is no .+none\.json: run `npm run build` first, which writes it\.\n$/,
    );
  });

  it.each([
    ['no records', [], 'would empty the index'],
    ['something else', {}, 'would empty the index'],
    ['half a file', '[{"objectID":', 'is damaged'],
    ['a record without an address', [{...RECORDS[0], url: ''}], '1 record(s)'],
    ['a record twice', [RECORDS[0], RECORDS[0]], 'more than once: lvl1:/docs/tutorials/first'],
    [
      'a record that is too big',
      [{...RECORDS[0], content: 'ä'.repeat(5_000)}],
      'larger than 10000 bytes, which the provider refuses',
    ],
  ])('H8 a file with %s is refused', (_, content, message) => {
    const file = fileWith(content);
    expect(() => readRecords(file)).toThrow(message);
  });

  it('H8 a refused key leaves the index alone and names the rights it needs', async () => {
    const push = pushRecords(target({adminKey: 'searchkey'}), RECORDS);
    await expect(push).rejects.toThrow(
      /The push failed\. The provider refuses \(403: Invalid Application-ID or API key\).+editSettings/,
    );
    await expect(push).rejects.not.toThrow('searchkey');
    expect(kept()).toEqual(['lvl1:/old/']);
  });

  it('H8 waits while the provider is asked too often', async () => {
    provider.fail([429, 429]);
    const said: string[] = [];
    await pushRecords(target(), RECORDS, (message) => said.push(message));
    expect(said).toHaveLength(2);
    expect(kept()).toHaveLength(RECORDS.length);
  });

  it('H8 gives up when the provider stays busy, and the index stays as it was', async () => {
    provider.fail(429);
    await expect(pushRecords(target(), RECORDS)).rejects.toThrow('429: Too many requests');
    expect(provider.requests).toHaveLength(4);
    provider.fail(undefined);
    expect(kept()).toEqual(['lvl1:/old/']);
  });

  /** `old` or `new`, or what else the index has become that readers search. */
  function state(): string {
    const {indexes} = provider;
    const settings = JSON.stringify(indexes.settingsOf('testindex'));
    const ids = kept().join();
    const isNew = ids === RECORDS.map(({objectID}) => objectID).join();
    if (isNew && settings === JSON.stringify(INDEX_SETTINGS)) {
      return 'new';
    }
    return ids === 'lvl1:/old/' && settings === '{}' ? 'old' : `${settings} on ${ids}`;
  }

  /** Paths of the calls that a push makes, in their order. */
  async function callsOfPush(): Promise<string[]> {
    await pushRecords(target(), RECORDS);
    const calls = provider.requests.map(({method, path: at}) => `${method} ${at}`);
    provider.requests.length = 0;
    provider.indexes.put('testindex', [record('lvl1', '/old/', {lvl1: 'Old'})]);
    return calls;
  }

  it.each([400, 'cut', 'html'] as const)(
    'H8 F11 a push that fails (%s) at any step replaces all or nothing, and the next one clears up',
    async (fault) => {
      const calls = await callsOfPush();
      const states: string[] = [];
      for (let step = 0; step < calls.length; step++) {
        provider.indexes.put('testindex', [record('lvl1', '/old/', {lvl1: 'Old'})]);
        provider.fail([...Array<undefined>(step).fill(undefined), fault]);
        await expect(pushRecords(target(), RECORDS), calls[step]).rejects.toThrow(
          'The push failed.',
        );
        states.push(state());
        await pushRecords(target(), RECORDS);
        expect(provider.indexes.names()).toEqual(['testindex']);
        expect(state()).toBe('new');
      }
      const move = calls.findLastIndex((call) => call.endsWith('/operation'));
      expect(states.slice(0, move)).toEqual(Array(move).fill('old'));
      expect(states.slice(move).every((one) => one === 'old' || one === 'new')).toBe(true);
    },
  );

  const drafts = (): string[] =>
    provider.indexes.names().filter((name) => name.startsWith('testindex_tmp_'));

  it('H8 F11 of two pushes at the same moment one stays whole, with nothing of the other', async () => {
    const [first, second] = [RECORDS.slice(0, 3), RECORDS.slice(3)];
    await Promise.all([pushRecords(target(), first), pushRecords(target(), second)]);
    expect([first, second]).toContainEqual(provider.indexes.recordsOf('testindex'));
    expect(provider.indexes.names()).toEqual(['testindex']);
  });

  it('H8 F11 clearing leaves other indexes alone, also those of a name that begins alike', async () => {
    for (const name of ['testindex_template', 'testindex2', 'other_tmp_1', 'testindex_tmp_1']) {
      provider.indexes.put(name, RECORDS);
    }
    await pushRecords(target({draftLifeMs: 0}), RECORDS);
    expect(provider.indexes.names().sort()).toEqual([
      ...['other_tmp_1', 'testindex', 'testindex2', 'testindex_template'],
    ]);
  });

  it('H8 F11 a key that may not list indexes pushes all the same, and says what stays', async () => {
    provider.indexes.put('testindex_tmp_1', RECORDS);
    provider.fail([403]);
    const said: string[] = [];
    await pushRecords(target({draftLifeMs: 0}), RECORDS, (message) => said.push(message));
    expect(said.join()).toContain('listIndexes');
    expect(state()).toBe('new');
    expect(drafts()).toEqual(['testindex_tmp_1']);
  });

  it('H8 F11 a push that is killed leaves nothing that a later one does not clear', async () => {
    const calls = await callsOfPush();
    const isCall = (end: string) => (call: string) => call.endsWith(end);
    for (const step of [
      calls.findIndex(isCall('/batch')),
      calls.findLastIndex(isCall('/operation')),
    ]) {
      provider.requests.length = 0;
      provider.fail([...Array<undefined>(step).fill(undefined), 'hang']);
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'packages/search/src/push/main.ts', fileWith(RECORDS)],
        {env: {PATH: process.env.PATH, ...environment()}, stdio: 'ignore'},
      );
      await expect.poll(() => provider.requests.length).toBe(step + 1);
      child.kill('SIGKILL');
      expect(state()).toBe('old');
      expect(drafts()).not.toEqual([]);
    }
    provider.fail(undefined);
    // A push that came too soon takes them for those of others.
    const left = drafts();
    await pushRecords(target(), RECORDS);
    expect(drafts()).toEqual(left);
    await pushRecords(target({draftLifeMs: 0}), RECORDS);
    expect(provider.indexes.names()).toEqual(['testindex']);
    expect(state()).toBe('new');
  }, 60_000);

  it('H8 the very first push finds no index to copy from', async () => {
    await provider.close();
    provider = await startProvider();
    await pushRecords(target({indexName: 'another'}), RECORDS);
    expect(provider.indexes.recordsOf('another')).toEqual(RECORDS);
    expect(provider.indexes.settingsOf('another')).toEqual(INDEX_SETTINGS);
  });

  it.each([400, 403, 404, 429, 500])(
    'H8 F12 a provider that repeats the key with status %i: no message shows it',
    async (status) => {
      const message = `No such key: ${ADMIN_KEY} (${ADMIN_KEY})`;
      provider.fail({status, body: {message, key: ADMIN_KEY}});
      const said: string[] = [];
      const failure: unknown = await pushRecords(target(), RECORDS, (one) => said.push(one)).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect(inspect(failure, {depth: 9}) + said.join('')).not.toContain(ADMIN_KEY);
    },
  );

  it('H8 F12 neither does the command', async () => {
    provider.fail({status: 400, body: {message: `No such key: ${ADMIN_KEY}`}});
    const {err, out} = await run([fileWith(RECORDS)], environment());
    expect(err).toContain('The push failed.');
    expect(err + out).not.toContain(ADMIN_KEY);
  });

  it('H8 a record that the provider calls too big is reported in its words, the index stays', async () => {
    const big = {...RECORDS[0], content: 'x'.repeat(10_001)};
    await expect(pushRecords(target(), [big])).rejects.toThrow(
      /answer 400: Record at the position 0 objectID=lvl1:.+ is too big/,
    );
    expect(kept()).toEqual(['lvl1:/old/']);
    expect(provider.indexes.names()).toEqual(['testindex']);
  });

  it.each(['cut', 500] as const)(
    'H8 no host that answers (%s): says what to check',
    async (fault) => {
      provider.fail(fault);
      await expect(pushRecords(target(), RECORDS)).rejects.toThrow(
        'No host of application TESTAPP can be reached',
      );
    },
  );

  it('H8 what the site filters by and counts is set up as a facet', () => {
    expect(INDEX_SETTINGS.attributesForFaceting).toEqual(
      expect.arrayContaining([
        'language',
        'version',
        'docusaurus_tag',
        `afterDistinct(${SECTION_FACET})`,
      ]),
    );
  });
});
