/** Exercises of a tutorial: fetched by packages/playground/src/player when a reader tries one, or has done one before. */
import type {Shape} from '@collektive/fetch';
import {type ExerciseData} from '../exercise/data';
import type {Edits} from '../player';
import {type Page} from '../player/changes';
import {load, Missing} from '../player/files';
import {tell} from '../player/remedy';
import {sheetsOf} from '../player/sheets';
import playerStyles from '../player/styles.css';
import {Exercise} from './exercise';
import {keepShare, showAtHead} from './head';
import {Progress} from './progress';
import styles from './styles.css';

declare global {
  /** Addresses from the host's root, by name; replaced when plugins/playground builds the exercises. */
  const EXERCISE_FILES: Readonly<Record<string, string>>;
}

const EXERCISE: Shape<ExerciseData> = {
  ...{name: 'string', calls: 'string', file: 'object', helpers: 'array', trials: 'array'},
};

const sheets = sheetsOf(playerStyles, styles);

const opened = new WeakMap<Element, Promise<Exercise>>();
const progresses = new Map<string, Progress>();

const nameOf = (host: HTMLElement): string => host.dataset.exercise ?? '';

/** How far the reader has come on this page. */
function progressOf(page: Page): Progress {
  const hosts = document.querySelectorAll<HTMLElement>('[data-exercise]');
  const names = [...hosts].map(nameOf);
  const key = names.join(' ');
  let progress = progresses.get(key);
  if (progress === undefined) {
    progress = new Progress(names, page.store);
    keepShare(progress, page.store);
    progresses.set(key, progress);
  }
  showAtHead(progress);
  return progress;
}

async function make(host: HTMLElement, page: Page): Promise<Exercise> {
  const data = await load(EXERCISE_FILES[nameOf(host)], EXERCISE);
  const exercise = new Exercise(host, data, page, progressOf(page));
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = sheets;
  root.append(exercise.element);
  return exercise;
}

/** Shows how far the reader has come, and on demand the editor. */
export async function open(host: HTMLElement, page: Page, edits: Edits): Promise<void> {
  const made = opened.get(host) ?? make(host, page);
  opened.set(host, made);
  try {
    const exercise = await made;
    if (edits !== 'no') {
      await exercise.edit(edits);
    }
  } catch (error) {
    if (!(error instanceof Missing)) {
      throw error;
    }
    opened.delete(host);
    tell(page, error.fault, () => void open(host, page, edits));
  }
}
