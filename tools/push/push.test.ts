import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {ADMIN_KEY} from '../../tests/provider/indexes';
import {record, RECORDS} from '../../tests/provider/records';
import {startProvider, type Provider} from '../../tests/provider/server';
import {INDEX_SETTINGS} from './settings';
import {pushRecords, readTarget} from './provider';
import {readRecords} from './records';
import {SECTION_FACET} from '../../src/search/page/useSearchResults';

const folder = mkdtempSync(path.join(tmpdir(), 'search-push-'));
afterAll(() => rmSync(folder, {recursive: true}));

function fileWith(content: unknown): string {
  const file = path.join(folder, 'records.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Runs the command as npm would, with nothing but these variables and the path. */
function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<{code: number | null; out: string; err: string}>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/push/main.ts', ...args], {
      env: {PATH: process.env.PATH, ...env},
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.on('close', (code) => resolve({code, out, err}));
  });
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
const kept = () => provider.indexes.recordsOf('testindex').map(({objectID}) => objectID);

describe('search:push', () => {
  it('H8 one command sends records and settings and replaces the index at once', async () => {
    const {code, out, err} = await run([fileWith(RECORDS)], {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_INDEX_NAME: 'testindex',
      ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
      ALGOLIA_HOSTS: provider.url,
    });
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('Index testindex of application TESTAPP now holds them.');
    expect(out).not.toContain(ADMIN_KEY);
    expect(provider.indexes.recordsOf('testindex')).toEqual(RECORDS);
    expect(provider.indexes.settingsOf('testindex')).toEqual(INDEX_SETTINGS);
    expect(provider.indexes.names()).toEqual(['testindex']);
    // No batch went to the index that readers search.
    const batches = provider.requests.filter(({path}) => path.endsWith('/batch'));
    expect(batches.map(({path}) => path)).toEqual([
      expect.stringMatching(/^\/1\/indexes\/testindex_tmp_\d+\/batch$/),
    ]);
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
