/** What runs the samples of pages, bundled, and the samples themselves: files named by their content. */
import path from 'node:path';
import {readTree} from '@collektive/samples';
import {playableSamples} from '../../content/play/playable';
import {BASE_URL} from '../../src/site/env';
import {ISSUES} from '../../src/site/links';
import {drawingFile, drawingOf, drawingPath, runFigure} from '../../content/play/run';
import {libraryNames} from '../../content/reference/completed';
import {readText} from '../../content/text';
import {writtenExercises, writtenFigures} from '../../content/play/written';
import {named} from '@collektive/static-pages/build';
import {bundleModule} from '../static-pages/bundling';

const SITE = path.join(__dirname, '../..');
const SAMPLES = path.join(SITE, 'samples');

export interface PlayFiles {
  /** The path, below the base URL, of the module that pages import when a reader wants to run something. */
  readonly player: string;
  /** All files by their paths below the base URL. */
  readonly files: ReadonlyMap<string, string>;
  /** Code with style sheets of its own, which read the variables of pages. */
  readonly styled: string;
  /** The modules that they were bundled from, by their whole paths. */
  readonly modules: readonly string[];
}

/** The folder of figures, and what their files' names begin with. */
const FIGURE = 'play/figure-';

/** A figure, as the gallery of the playground offers it. */
interface Offered {
  readonly name: string;
  readonly title: string;
  /** The title of the page that it stands on. */
  readonly page: string;
  readonly picture: string;
  readonly size: readonly [width: number, height: number];
}

interface Figures {
  /** Hashes by name. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly offered: readonly Offered[];
  /** Where they are; their names and hashes follow. */
  readonly folder: string;
}

/** The title of a page. @param page its path, below the site's folder */
function titleOf(page: string): string {
  const text = readText(path.join(SITE, page));
  const [, title = ''] = /^title: (.*)$/m.exec(text) ?? /^# (.*)$/m.exec(text) ?? [];
  return title.replace(/^(["'])(.*)\1$/, '$2');
}

/** Adds the figures of all pages, and their drawings. */
function figureFiles(files: Map<string, string>): Figures {
  const hashes: Record<string, string> = {};
  const offered: Offered[] = [];
  for (const {data, page} of writtenFigures(SITE, readTree(SAMPLES))) {
    const content = JSON.stringify(data);
    try {
      const ran = runFigure(data);
      files.set(drawingPath(data.name), drawingFile(ran));
      const {width, height} = drawingOf(ran, 'narrow');
      offered.push({
        ...{name: data.name, title: data.title, page: titleOf(page), size: [width, height]},
        picture: `${BASE_URL}${drawingPath(data.name)}#narrow`,
      });
    } catch {
      // Its page fails the build, with the line.
      continue;
    }
    const file = named(`${FIGURE}${data.name}.[hash].json`, content);
    files.set(file, content);
    hashes[data.name] = file.split('.').at(-2)!;
  }
  return {hashes, offered, folder: BASE_URL + named(FIGURE, '')};
}

/** Adds the exercises of all pages. @returns their addresses by name */
function exerciseFiles(files: Map<string, string>): Record<string, string> {
  const exercises: Record<string, string> = {};
  for (const {data} of writtenExercises(SITE, readTree(SAMPLES))) {
    const content = JSON.stringify(data);
    const file = named(`play/exercise-${data.name}.[hash].json`, content);
    files.set(file, content);
    exercises[data.name] = BASE_URL + file;
  }
  return exercises;
}

/** Reads the samples and bundles what runs them. */
export function makePlayFiles(): PlayFiles {
  const files = new Map<string, string>();
  const modules: string[] = [];
  const script = (...args: Parameters<typeof bundleModule>): string => {
    const [name, entry, define] = args;
    const built = bundleModule(name, entry, {...define, REPORT_ADDRESS: JSON.stringify(ISSUES)});
    files.set(built.file, built.code);
    modules.push(...built.modules);
    return built.file;
  };
  const samples: Record<string, string> = {};
  for (const [name, sample] of playableSamples(SAMPLES, readTree(SAMPLES))) {
    const content = JSON.stringify(sample);
    const file = named(`play/${name}.[hash].json`, content);
    files.set(file, content);
    samples[name] = BASE_URL + file;
  }
  const names = JSON.stringify({names: libraryNames(SITE)});
  const namesFile = named('play/names.[hash].json', names);
  files.set(namesFile, names);
  const worker = BASE_URL + script('play-worker', 'packages/playground/src/worker/worker.ts');
  const own = {
    worker,
    editor: BASE_URL + script('play-editor', 'packages/playground/src/editor/index.ts'),
    names: BASE_URL + namesFile,
    playground: `${BASE_URL}playground/`,
    samples,
  };
  const {folder, hashes, offered} = figureFiles(files);
  const workbench =
    BASE_URL +
    script('play-workbench', 'packages/playground/src/workbench/index.ts', {
      PLAY_FILES: JSON.stringify({...own, figures: '', exercises: ''}),
      DESK_FIGURES: JSON.stringify(offered),
    });
  const hero =
    BASE_URL +
    script('play-hero', 'packages/playground/src/hero/index.ts', {
      FIGURE_FILES: JSON.stringify({worker}),
    });
  const save = BASE_URL + script('play-save', 'packages/playground/src/save/index.ts');
  const figures =
    BASE_URL +
    script('play-figures', 'packages/playground/src/figures/index.ts', {
      FIGURE_FILES: JSON.stringify({worker, workbench, hero, save, folder, figures: hashes}),
    });
  const exercises =
    BASE_URL +
    script('play-exercises', 'packages/playground/src/exercises/index.ts', {
      PLAY_FILES: JSON.stringify({...own, figures: '', exercises: ''}),
      FIGURE_FILES: JSON.stringify({worker}),
      EXERCISE_FILES: JSON.stringify(exerciseFiles(files)),
    });
  const all = {...own, figures, exercises};
  const player = script('play', 'packages/playground/src/player/index.ts', {
    PLAY_FILES: JSON.stringify(all),
  });
  const styled = [...files].filter(([file]) => /js\/play(?!-(worker|editor))/.test(file));
  return {player, files, styled: styled.map(([, code]) => code).join('\n'), modules};
}

let made: PlayFiles | undefined;

/** The same, made once: what a build publishes. */
export const playFiles = (): PlayFiles => (made ??= makePlayFiles());
