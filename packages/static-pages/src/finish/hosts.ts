/** Files that hosts read. A site in several languages has them once, beside the pages of the first. */
import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {headersFile, nginxFile, robotsFile, rulesFor} from '../hosts';
import type {HostOptions} from '../hosts/headers';
import {policyText, unionOf, type Directives} from './policy';

/** Where a host finds the site, whatever language is built. */
interface Site {
  /** The folder of the whole build. */
  folder: string;
  /** Its path on the host. */
  baseUrl: string;
  /** Folders of languages below both; empty for the first. */
  languages: string[];
}

/** A language with an address of its own is a site of its own. */
function siteOf({i18n, baseUrl, ...props}: Pick<Props, 'i18n' | 'baseUrl' | 'outDir'>): Site {
  // The framework ends the path with a slash.
  const outDir = path.resolve(props.outDir);
  const root = i18n.localeConfigs[i18n.defaultLocale].baseUrl;
  const below = baseUrl.slice(root.length);
  if (
    !baseUrl.startsWith(root) ||
    !outDir.endsWith(path.normalize(`/${below}`).replace(/.$/, ''))
  ) {
    return {folder: outDir, baseUrl, languages: ['']};
  }
  return {
    folder: path.join(outDir, path.relative(baseUrl, root)),
    baseUrl: root,
    languages: i18n.locales
      .map((locale) => i18n.localeConfigs[locale].baseUrl)
      .filter((one) => one.startsWith(root))
      .map((one) => one.slice(root.length)),
  };
}

/** What a host was told of the languages before. */
async function policyIn(file: string): Promise<Directives[]> {
  const [, text] = /Content-Security-Policy: (.*)/.exec(await readFile(file, 'utf8')) ?? [];
  const directives = (text ?? '').split(';').map((one) => one.split(' '));
  return [Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))];
}

/** Writes them. @param policies of the pages; nothing where they have none */
export async function writeForHosts(
  props: Pick<Props, 'i18n' | 'baseUrl' | 'outDir' | 'siteConfig'>,
  policies: readonly Directives[] | undefined,
  options?: HostOptions,
): Promise<void> {
  const {folder, baseUrl, languages} = siteOf(props);
  const headers = path.join(folder, '_headers');
  const isFirst = props.baseUrl === baseUrl || !existsSync(headers);
  const all = policies && [...(isFirst ? [] : await policyIn(headers)), ...policies];
  const rules = rulesFor(all && policyText(unionOf(all)), {...options, languages});
  const robots = path.join(folder, 'robots.txt');
  if (!existsSync(robots)) {
    await writeFile(robots, robotsFile(props.siteConfig.url, baseUrl, languages));
  }
  await writeFile(headers, headersFile(baseUrl, rules));
  await writeFile(path.join(folder, 'nginx.conf'), nginxFile(baseUrl, rules));
}
