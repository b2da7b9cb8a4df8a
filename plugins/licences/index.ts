import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {noteBundled} from './bundled';
import {licencesFile} from './file';
import {playFiles} from '../play/files';
import {folderOf, packageOf, readPackage} from './packages';

/**
 * What pages are sent besides what the bundler and plugins/play write; src/page imports no package
 * (lint/layers).
 */
const FONTS = ['@fontsource-variable/figtree', '@fontsource-variable/jetbrains-mono'];
/** Who wrote the code between modules. */
const RUNTIMES = ['@rspack/core', 'webpack'] as const;

/** Writes `third-party-licenses.txt`: what has to go along with what readers are sent. */
export default function licences({siteDir}: LoadContext): Plugin {
  const at = (name: string): string => folderOf(name, siteDir);
  const bundled = playFiles().modules.flatMap((file) => packageOf(file) ?? []);
  const folders = new Set([...FONTS.map(at), ...bundled]);
  return {
    name: 'licences',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {plugins: [noteBundled(folders, [at(RUNTIMES[0]), at(RUNTIMES[1])])]},
    postBuild: ({outDir}) =>
      writeFile(
        path.join(outDir, 'third-party-licenses.txt'),
        licencesFile([...folders].map(readPackage)),
      ),
  };
}
