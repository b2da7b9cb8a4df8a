import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {noScriptFile} from './styles';
import {headTags} from './tags';

/**
 * Fonts, icons and styles without JavaScript in every page. The configuration's own `headTags` would do
 * the same, but what stands in the configuration is also shipped as script to every reader.
 */
export default function documentHead(): Plugin {
  return {
    name: 'document-head',
    injectHtmlTags: () => ({headTags: headTags()}),
    async postBuild({outDir}) {
      const {file, css} = noScriptFile();
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, css);
    },
  };
}
