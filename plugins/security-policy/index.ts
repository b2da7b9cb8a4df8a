import {readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchSettings} from '../../src/site/search';
import {eachPage, readPage} from '../html/pages';
import {writePageStyles} from '../page-styles';
import {headersFile, nginxFile} from './hosts';
import {originsOf, withPolicy} from './policy';

/** Every page of a build. @returns absolute paths */
async function pagesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Replaces a page at once: who reads it meanwhile gets it whole. */
async function protect(
  file: string,
  origins: readonly string[],
  dress: (html: string) => string,
): Promise<void> {
  const html = dress(await readPage(file));
  const part = `${file}.part`;
  try {
    await writeFile(part, withPolicy(html, origins));
  } catch (cause) {
    throw new Error(`${file} cannot have a content security policy: ${(cause as Error).message}.`, {
      cause,
    });
  }
  await rename(part, file);
}

/**
 * Gives every page its content security policy, and hosts the headers to send with it. Redirects are
 * pages with a script, too, and style sheets of kinds of pages change pages, so both run within this
 * plugin: the framework starts what plugins do after a build all at once.
 * @param options the stock plugin's, complete: nothing fills in what a plugin by function leaves out
 */
export default function securityPolicy(context: LoadContext, options: unknown): Plugin {
  const redirects = clientRedirects(context, options as PluginOptions);
  const origins = originsOf(context.siteConfig.customFields?.search as SearchSettings);
  return {
    name: 'security-policy',
    async postBuild(props) {
      await redirects?.postBuild?.({...props, content: undefined});
      const pages = await pagesOf(props.outDir);
      const dress = await writePageStyles(props.outDir, pages);
      await eachPage(pages, (file) => protect(file, origins, dress));
      await writeFile(path.join(props.outDir, '_headers'), headersFile(props.baseUrl));
      await writeFile(path.join(props.outDir, 'nginx.conf'), nginxFile(props.baseUrl));
    },
  };
}
