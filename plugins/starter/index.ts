import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {archive} from '@collektive/playground/project';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {projectFiles, TEMPLATES} from '../../markdown/starter/files';
import {archiveName, FORMS, PROJECT, STARTER_FOLDER} from '../../markdown/starter/forms';

/** The archives of the project that readers download, one for each form, by their paths below the base URL. */
export const starterFiles = (siteDir: string): [string, Uint8Array][] =>
  existsSync(path.join(siteDir, 'samples', TEMPLATES))
    ? FORMS.map((form) => [
        `${STARTER_FOLDER}/${archiveName(form)}`,
        archive(PROJECT, projectFiles({siteDir}, form)),
      ])
    : [];

/** The same while writing, made anew with its samples. */
export default function starter({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin | null {
  const samples = path.join(siteDir, 'samples');
  if (process.env.NODE_ENV !== 'development') {
    return null;
  }
  const directory = path.join(generatedFilesDir, STARTER_FOLDER);
  return {
    name: 'starter',
    getPathsToWatch: () => [
      ...['src', 'recorded', TEMPLATES].map((folder) => `${samples}/${folder}/**/*`),
    ],
    async loadContent() {
      await mkdir(directory, {recursive: true});
      for (const [file, content] of starterFiles(siteDir)) {
        await writeFile(path.join(directory, path.basename(file)), content);
      }
    },
    configureWebpack: () =>
      ({
        devServer: {static: [{publicPath: `${baseUrl}${STARTER_FOLDER}`, directory}]},
      }) as object,
  };
}
