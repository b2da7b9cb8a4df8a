import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {projectFiles, TEMPLATES} from '../../content/starter/files';
import {archiveName, FORMS, PROJECT, STARTER_FOLDER} from '../../content/starter/forms';
import {archive} from './archive';

/** The project that readers download, an archive for each form; while writing, made anew with its samples. */
export default function starter({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin | null {
  const samples = path.join(siteDir, 'samples');
  if (!existsSync(path.join(samples, TEMPLATES))) {
    return null;
  }
  const write = async (folder: string): Promise<void> => {
    await mkdir(folder, {recursive: true});
    await Promise.all(
      FORMS.map((form) =>
        writeFile(
          path.join(folder, archiveName(form)),
          archive(PROJECT, projectFiles({siteDir}, form)),
        ),
      ),
    );
  };
  const isWriting = process.env.NODE_ENV === 'development';
  const directory = path.join(generatedFilesDir, STARTER_FOLDER);
  return {
    name: 'starter',
    getPathsToWatch: () => [
      ...['src', 'recorded', TEMPLATES].map((folder) => `${samples}/${folder}/**/*`),
    ],
    loadContent: () => (isWriting ? write(directory) : undefined),
    configureWebpack: () =>
      isWriting
        ? ({
            devServer: {static: [{publicPath: `${baseUrl}${STARTER_FOLDER}`, directory}]},
          } as object)
        : {},
    postBuild: ({outDir}) => write(path.join(outDir, STARTER_FOLDER)),
  };
}
