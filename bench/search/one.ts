/**
 * Builds or measures one engine on one corpus, in a process of its own, so that no engine pays for
 * another's memory or profits from its warm code. Prints one line of JSON. Started by run.ts:
 *
 *   one.ts build|measure ENGINE VARIANT CORPUS FOLDER        with --expose-gc
 */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {RowsFile} from '@collektive/search/index';
import {adapterOf} from './adapters';
import type {Fetched, Opened} from './adapters/types';
import {sizeOfAll, type Size} from './bytes';
import {rankOf, readQueries} from './judge';
import {keysOf, textsByKind, type Keys} from './keys';
import {sectionsOf} from './sections';

/** The client library, counted apart from the index. */
const LIBRARY = /\.(js|css|pagefind)$/;

/** Seconds after which the rest of the keys is left out. */
const MAX_SECONDS = 5;

export interface Built {
  /** Seconds of processor time. */
  seconds: number;
  size: Size;
  library: Size;
}

/** A judged query with the place of the first right answer. */
export interface Answer {
  query: string;
  kind: string;
  rank: number;
}

export interface Measured {
  /** Milliseconds of processor time until the first query can be asked. */
  readyMs: number;
  heap: number;
  cold?: Fetched;
  keys: Record<string, Keys>;
  answers: Answer[];
}

const [task, engine, variant, corpusFile, folder] = process.argv.slice(2);
const adapter = adapterOf(engine);

/** Milliseconds of processor time: they depend less on what else the machine does than the clock. */
function processorMs(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bytes of the heap and of what lies beside it, compiled modules' memory too. */
function memory(): number {
  void globalThis.gc?.();
  void globalThis.gc?.();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

async function build(): Promise<Built> {
  const file = JSON.parse(readFileSync(corpusFile, 'utf8')) as RowsFile;
  const sections = sectionsOf(file);
  const start = processorMs();
  const files = Object.entries(await adapter.build({file, sections}, variant));
  const seconds = (processorMs() - start) / 1000;
  rmSync(folder, {recursive: true, force: true});
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), content);
  }
  return {
    seconds: Math.round(seconds * 10) / 10,
    size: sizeOfAll(files.filter(([name]) => !LIBRARY.test(name))),
    library: sizeOfAll(files.filter(([name]) => LIBRARY.test(name))),
  };
}

async function type(opened: Opened, texts: string[]): Promise<Keys> {
  const times: number[] = [];
  const deadline = performance.now() + MAX_SECONDS * 1000;
  for (const text of texts) {
    const start = processorMs();
    await opened.search(text);
    times.push(processorMs() - start);
    if (performance.now() > deadline) {
      break;
    }
  }
  return keysOf(times);
}

async function measure(): Promise<Measured> {
  const before = memory();
  const start = processorMs();
  const opened = await adapter.open(
    (name) => readFileSync(join(folder, name), 'utf8'),
    variant,
    folder,
  );
  const readyMs = processorMs() - start;
  const heap = memory() - before;

  const unseen = readQueries('queries-unseen').map((one) => ({...one, kind: 'unseen'}));
  const answers: Answer[] = [];
  let cold: Fetched | undefined;
  for (const judged of [...readQueries(), ...unseen]) {
    const rank = rankOf(judged, await opened.search(judged.query));
    cold ??= opened.fetched?.();
    answers.push({query: judged.query, kind: judged.kind, rank});
  }

  const keys: Record<string, Keys> = {};
  for (const [kind, texts] of textsByKind()) {
    keys[kind] = await type(opened, texts);
  }
  return {readyMs, heap, cold, keys, answers};
}

const result = await (task === 'build' ? build() : measure());
process.stdout.write(`${JSON.stringify(result)}\n`);
// Pagefind's helpers keep the process alive.
process.exit(0);
