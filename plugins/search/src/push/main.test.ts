import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import {afterAll, afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SECTION_FACET} from '../constants';
import {ADMIN_KEY, startProvider, type Provider} from '../testing/provider';
import {record, RECORDS} from '../testing/records';
import {pushRecords, readRecords, readTarget} from './push';
import {INDEX_SETTINGS} from './settings';

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
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'plugins/search/src/push/main.ts', ...args],
      {env: {PATH: process.env.PATH, ...env}},
    );
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    child.on('close', (code) => resolve({code, out, err}));
  });
}

const OLD = [record('lvl1', '/old/', {lvl1: 'Old'})];

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider(OLD);
});
afterEach(() => provider.close());

const target = (adminKey = ADMIN_KEY) => ({
  ...{appId: 'TESTAPP', indexName: 'testindex', adminKey},
  hosts: [provider.url],
});

describe('search:push', () => {
  it('H8 one command sends records and settings and replaces the records at once', async () => {
    const {code, out, err} = await run([fileWith(RECORDS)], {
      ...{ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_INDEX_NAME: 'testindex'},
      ...{ALGOLIA_ADMIN_API_KEY: ADMIN_KEY, ALGOLIA_HOSTS: provider.url},
    });
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('Index testindex of application TESTAPP now holds 7 records.');
    expect(out).not.toContain(ADMIN_KEY);
    const {records, settings} = provider.indexes.get('testindex')!;
    expect([...records.values()]).toEqual(RECORDS);
    expect(settings).toEqual(INDEX_SETTINGS);
    expect([...provider.indexes.keys()]).toEqual(['testindex']);
  });

  it('H8 missing settings are all named', () => {
    expect(() => readTarget({ALGOLIA_APP_ID: 'TESTAPP'})).toThrow(
      /^ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_API_KEY are missing/,
    );
  });

  it.each([
    ['no records', [], 'would empty the index'],
    ['something else', {}, 'would empty the index'],
    ['half a file', '[{"objectID":', 'run `npm run build` first'],
  ])('H8 a file with %s is refused', (_, content, message) => {
    const file = fileWith(content);
    expect(() => readRecords(file)).toThrow(message);
  });

  it('H8 a refused key leaves the index alone and names the rights it needs', async () => {
    const push = pushRecords(target('searchkey'), RECORDS);
    await expect(push).rejects.toThrow(
      /The push failed\. The provider refuses \(403.+editSettings/,
    );
    await expect(push).rejects.not.toThrow('searchkey');
  });

  it('H8 F11 a push that fails at any step leaves the old records or the new ones, and the next succeeds', async () => {
    await pushRecords(target(), RECORDS);
    const calls = provider.requests.length;
    const ids = (records: object[]) =>
      records.map((one) => (one as (typeof OLD)[0]).objectID).join();
    for (let step = 0; step < calls; step++) {
      provider.put('testindex', OLD);
      provider.fail([...Array<undefined>(step).fill(undefined), 400]);
      await expect(pushRecords(target(), RECORDS)).rejects.toThrow('The push failed.');
      expect([ids(OLD), ids(RECORDS)]).toContain(
        ids([...provider.indexes.get('testindex')!.records.values()]),
      );
      await pushRecords(target(), RECORDS);
    }
  });

  it.each([400, 403, 429, 500])(
    'H8 F12 a provider that repeats the key with status %i: no message shows it',
    async (status) => {
      const message = `No such key: ${ADMIN_KEY} (${ADMIN_KEY})`;
      provider.fail({status, body: {message, key: ADMIN_KEY}});
      const failure: unknown = await pushRecords(target(), RECORDS).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect(inspect(failure, {depth: 9})).not.toContain(ADMIN_KEY);
    },
  );

  it('H8 no host that answers: says what to check', async () => {
    provider.fail('cut');
    await expect(pushRecords(target(), RECORDS)).rejects.toThrow(
      'No host of application TESTAPP can be reached',
    );
  });

  it('H8 what the site filters by and counts is set up as a facet', () => {
    expect(INDEX_SETTINGS.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag', `afterDistinct(${SECTION_FACET})`]),
    );
  });
});
