/** What runs the samples of pages, bundled, and the samples themselves: files named by their content. */
import path from 'node:path';
import type {ProjectBase} from '@collektive/playground/project';
import {readTree} from '@collektive/samples';
import {playableSamples} from '../../markdown/play/playable';
import {BASE_URL} from '../../src/site/env';
import {ISSUES} from '../../src/site/links';
import {exerciseFile} from '../../markdown/play/exercise';
import {figureFile} from '../../markdown/play/figure';
import {
  drawingFile,
  drawingPath,
  fragmentOf,
  runFigure,
  scaleOfDrawing,
} from '../../markdown/play/run';
import {resultOf} from '../../markdown/play/results';
import {libraryNames} from '../../markdown/reference/completed';
import {playgroundFiles} from '../../markdown/starter/files';
import {FORMS, PROJECT} from '../../markdown/starter/forms';
import {readText} from '../../markdown/text';
import {writtenExercises, writtenFigures} from '../../markdown/play/written';
import {named} from '@collektive/static-pages/build';
import {bundleModule} from '../static-pages/bundling';

const SITE = path.join(__dirname, '../..');
const SAMPLES = path.join(SITE, 'samples');

export interface PlayFiles {
  /** All files by their paths below the base URL. */
  readonly files: ReadonlyMap<string, string>;
  /** The modules that they were bundled from, by their whole paths. */
  readonly modules: readonly string[];
  /** What stands for names in islands that run programs. */
  readonly define: Readonly<Record<string, string>>;
}

/** A figure, as the gallery of the playground offers it. */
interface Offered {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  /** The title of the page that it stands on. */
  readonly page: string;
  readonly picture: string;
  readonly size: readonly [width: number, height: number];
}

/** The title of a page. @param page its path, below the site's folder */
function titleOf(page: string): string {
  const text = readText(path.join(SITE, page));
  const [, title = ''] = /^title: (.*)$/m.exec(text) ?? /^# (.*)$/m.exec(text) ?? [];
  // The parts of the home page have none.
  return title.replace(/^(["'])(.*)\1$/, '$2') || 'Home page';
}

/** Adds the figures of all pages, and their drawings. */
function figureFiles(files: Map<string, string>): Offered[] {
  const offered: Offered[] = [];
  for (const {data, page} of writtenFigures(SITE, readTree(SAMPLES))) {
    const {name, title} = data;
    const file = figureFile(data);
    try {
      const ran = runFigure(data);
      files.set(drawingPath(name), drawingFile(ran));
      const {width, height} = scaleOfDrawing(ran, 'narrow');
      offered.push({
        ...{name, title, file: BASE_URL + file.path, page: titleOf(page), size: [width, height]},
        picture: `${BASE_URL}${drawingPath(name)}#${fragmentOf('narrow', 0)}`,
      });
    } catch {
      // Its page fails the build, with the line.
      continue;
    }
    files.set(file.path, file.content);
  }
  return offered;
}

/** Adds the exercises of all pages. */
function addExercises(files: Map<string, string>): void {
  for (const {task} of writtenExercises(SITE, readTree(SAMPLES))) {
    try {
      const {path: file, content} = exerciseFile(resultOf('exercise', task));
      files.set(file, content);
    } catch {
      // Its page fails the build, with the line.
    }
  }
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
  const data = (name: string, content: object): string => {
    const text = JSON.stringify(content);
    const file = named(`play/${name}.[hash].json`, text);
    files.set(file, text);
    return BASE_URL + file;
  };
  const samples: Record<string, string> = {};
  for (const [name, sample] of playableSamples(SAMPLES, readTree(SAMPLES))) {
    samples[name] = data(name, sample);
  }
  const project: ProjectBase = {
    name: PROJECT,
    files: playgroundFiles({siteDir: SITE}, FORMS[0]),
  };
  const worker = BASE_URL + script('play-worker', 'packages/playground/src/worker/worker.ts');
  const own = {
    worker,
    editor: BASE_URL + script('play-editor', 'packages/playground/src/editor/index.ts'),
    names: data('names', {names: libraryNames(SITE)}),
    playground: `${BASE_URL}playground/`,
    project: data('project', project),
    samples,
  };
  const offered = figureFiles(files);
  addExercises(files);
  return {
    ...{files, modules},
    define: {
      FIGURE_FILES: JSON.stringify({worker}),
      OFFERED_FIGURES: JSON.stringify(offered),
      PLAY_FILES: JSON.stringify(own),
      REPORT_ADDRESS: JSON.stringify(ISSUES),
    },
  };
}

let made: PlayFiles | undefined;

/** The same, made once: what a build publishes. */
export const playFiles = (): PlayFiles => (made ??= makePlayFiles());
