/** What runs the samples of pages, bundled, and the samples themselves: files named by their content. */
import path from 'node:path';
import {playableSamples} from '../../content/samples/playable';
import {readTree} from '../../content/samples/tree';
import {BASE_URL} from '../../src/site/env';
import {drawingFile, drawingPath, runFigure} from '../../content/play/run';
import {writtenExercises, writtenFigures} from '../../content/play/written';
import {bundleModule, named} from '../static-pages/module';

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

interface Figures {
  /** Hashes by name. */
  readonly hashes: Readonly<Record<string, string>>;
  /** Names and titles. */
  readonly titles: readonly (readonly [string, string])[];
  /** Where they are; their names and hashes follow. */
  readonly folder: string;
}

/** Adds the figures of all pages, and their drawings. */
function figureFiles(files: Map<string, string>): Figures {
  const hashes: Record<string, string> = {};
  const titles: [string, string][] = [];
  for (const {data} of writtenFigures(SITE, readTree(SAMPLES))) {
    const content = JSON.stringify(data);
    try {
      files.set(drawingPath(data.name), drawingFile(runFigure(data)));
    } catch {
      // Its page fails the build, with the line.
      continue;
    }
    const file = named(`${FIGURE}${data.name}.[hash].json`, content);
    files.set(file, content);
    hashes[data.name] = file.split('.').at(-2)!;
    titles.push([data.name, data.title]);
  }
  return {hashes, titles, folder: BASE_URL + named(FIGURE, '')};
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
    const built = bundleModule(...args);
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
  const worker = BASE_URL + script('play-worker', 'src/play/worker/worker.ts');
  const own = {
    worker,
    editor: BASE_URL + script('play-editor', 'src/play/editor/index.ts'),
    playground: `${BASE_URL}playground/`,
    samples,
  };
  const {folder, hashes, titles} = figureFiles(files);
  const desk =
    BASE_URL +
    script('play-desk', 'src/play/desk/index.ts', {
      PLAY_FILES: JSON.stringify({...own, figures: '', exercises: ''}),
      FIGURE_TITLES: JSON.stringify(titles),
    });
  const hero =
    BASE_URL +
    script('play-hero', 'src/play/hero/index.ts', {FIGURE_FILES: JSON.stringify({worker})});
  const figures =
    BASE_URL +
    script('play-figures', 'src/play/figures/index.ts', {
      FIGURE_FILES: JSON.stringify({worker, desk, hero, folder, figures: hashes}),
    });
  const exercises =
    BASE_URL +
    script('play-exercises', 'src/play/exercises/index.ts', {
      PLAY_FILES: JSON.stringify({...own, figures: '', exercises: ''}),
      FIGURE_FILES: JSON.stringify({worker}),
      EXERCISE_FILES: JSON.stringify(exerciseFiles(files)),
    });
  const names = {...own, figures, exercises};
  const player = script('play', 'src/play/player/index.ts', {PLAY_FILES: JSON.stringify(names)});
  const styled = [...files].filter(([file]) => /js\/play(?!-(worker|editor))/.test(file));
  return {player, files, styled: styled.map(([, code]) => code).join('\n'), modules};
}

let made: PlayFiles | undefined;

/** The same, made once: what a build publishes. */
export const playFiles = (): PlayFiles => (made ??= makePlayFiles());
