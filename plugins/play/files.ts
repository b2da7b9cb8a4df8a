/** What runs the samples of pages, bundled, and the samples themselves: files named by their content. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {playableSamples} from '../../content/samples/playable';
import {readTree} from '../../content/samples/tree';
import {BASE_URL} from '../../src/site/env';
import {OLDEST} from '../page-scripts/oldest';

const ROOT = path.join(__dirname, '../..');

/** Files by their paths below the base URL. */
export interface PlayFiles {
  /** The path of the module that pages import when a reader wants to run something. */
  readonly player: string;
  readonly files: ReadonlyMap<string, string>;
  /** The modules that they were bundled from, by their whole paths. */
  readonly modules: readonly string[];
}

interface Bundle {
  code: string;
  modules: string[];
}

function bundle(
  entry: string,
  format: 'iife' | 'esm',
  define: Record<string, string> = {},
): Bundle {
  const {outputFiles, metafile} = buildSync({
    absWorkingDir: ROOT,
    metafile: true,
    entryPoints: [path.join(ROOT, 'src/play', entry)],
    define,
    format,
    target: OLDEST,
    loader: {'.css': 'text'},
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return {
    code: outputFiles[0].text,
    modules: Object.keys(metafile.inputs).map((file) => path.join(ROOT, file)),
  };
}

/** Reads the samples and bundles what runs them. */
export function makePlayFiles(): PlayFiles {
  const files = new Map<string, string>();
  const add = (folder: string, name: string, ending: string, content: string): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `assets/${folder}/${name}.${hash}.${ending}`;
    files.set(file, content);
    return file;
  };
  const samples: Record<string, string> = {};
  for (const [name, sample] of playableSamples(
    path.join(ROOT, 'samples'),
    readTree(path.join(ROOT, 'samples')),
  ))
    samples[name] = BASE_URL + add('play', name, 'json', JSON.stringify(sample));
  const modules: string[] = [];
  const addScript = (name: string, {code, modules: own}: Bundle): string => {
    modules.push(...own);
    return add('js', name, 'js', code);
  };
  const names = {
    worker: BASE_URL + addScript('play-worker', bundle('worker/worker.ts', 'iife')),
    editor: BASE_URL + addScript('play-editor', bundle('editor/index.ts', 'esm')),
    samples,
  };
  const define = {PLAY_FILES: JSON.stringify(names)};
  const player = addScript('play', bundle('player/index.ts', 'esm', define));
  return {player, files, modules};
}

let made: PlayFiles | undefined;

/** The same, made once: what a build publishes. */
export const playFiles = (): PlayFiles => (made ??= makePlayFiles());
