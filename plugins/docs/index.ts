import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import docs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {refuse} from '../page-check/tell';
import {lostDocuments} from './sidebars';

/** The framework's plugin for documentation, which says of sidebars what is wrong where, without its frames. */
async function tellingDocs(context: LoadContext, options: PluginOptions) {
  const plugin = await docs(context, options);
  return {
    ...plugin,
    async loadContent() {
      try {
        return await plugin.loadContent?.();
      } catch (error) {
        const {sidebarPath} = options;
        const file = path.resolve(context.siteDir, String(sidebarPath));
        const sentences = existsSync(file)
          ? lostDocuments(
              (error as Error).message,
              path.relative(context.siteDir, file),
              readFileSync(file, 'utf8'),
            )
          : [];
        if (sentences.length === 0) {
          throw error;
        }
        if (process.env.NODE_ENV !== 'development') {
          refuse('The sidebars need fixing', sentences);
        }
        const told = new Error(sentences.join('\n'));
        told.stack = told.message;
        throw told;
      }
    },
  };
}

tellingDocs.validateOptions = validateOptions;

export default tellingDocs as PluginModule as typeof docs & PluginModule;
