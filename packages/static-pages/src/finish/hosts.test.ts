import {mkdtemp, mkdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeForHosts} from './hosts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  await mkdir(path.join(folder, 'it'));
});
afterEach(() => rm(folder, {recursive: true}));

/** Two languages of one site, as the framework tells of the one that it builds. */
function site(locale: 'en' | 'it', italian = '/docs/it/') {
  const localeConfigs = {en: {baseUrl: '/docs/'}, it: {baseUrl: italian}};
  return {
    siteConfig: {url: 'https://example.org'},
    baseUrl: localeConfigs[locale].baseUrl,
    // As the framework writes them.
    outDir: locale === 'en' ? `${folder}/` : path.join(folder, 'it/'),
    i18n: {defaultLocale: 'en', locales: ['en', 'it'], currentLocale: locale, localeConfigs},
  } as unknown as Parameters<typeof writeForHosts>[0];
}

const written = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

test('languages share the files of their host, which allow what pages of any of them need', async () => {
  await writeForHosts(site('en'), [{'script-src': ["'self'", "'sha256-english'"]}]);
  await writeForHosts(site('it'), [{'script-src': ["'self'", "'sha256-italian'"]}]);
  const headers = await written('_headers');
  expect(headers).toContain("script-src 'self' 'sha256-english' 'sha256-italian'");
  expect(headers).toContain('/docs/it/assets/*');
  expect(await written('robots.txt')).toContain('https://example.org/docs/it/sitemap.xml');
  await expect(written('it/_headers')).rejects.toThrow('ENOENT');
});

test('a new build of the first language forgets what the last one allowed', async () => {
  await writeForHosts(site('en'), [{'script-src': ["'sha256-old'"]}]);
  await writeForHosts(site('en'), [{'script-src': ["'sha256-new'"]}]);
  expect(await written('_headers')).not.toContain('sha256-old');
});

test('a language with an address of its own has files of its own', async () => {
  await writeForHosts(site('it', '/elsewhere/'), undefined);
  expect(await written('it/_headers')).toContain('/elsewhere/assets/*');
  await expect(written('_headers')).rejects.toThrow('ENOENT');
});
