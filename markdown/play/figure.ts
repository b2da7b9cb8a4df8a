/** What `<Playground>` asks for: programs for devices, made of the regions that it names. */
import path from 'node:path';
import {
  type FigureData,
  type FigureNumber,
  layoutOf,
  type Readout,
  READOUTS,
  type Truth,
  TRUTHS,
} from '@collektive/playground/figure';
import {thereAre} from '@collektive/problems';
import {named} from '@collektive/static-pages/build';
import type {DeviceProgram} from '@collektive/playground';
import {fileAround, findSample, type Sample, type Tree} from '@collektive/samples';
import {playableFile} from './playable';
import {quoteRegions} from '../remark/sample/quoted';
import {numbers, type Written} from './attributes';

const DEFAULT_ROUNDS = 12;
const MOST_ROUNDS = 200;

/** The region or regions that a figure shows. */
export interface ShownRegion {
  readonly file: string;
  readonly regions: readonly string[];
}

export interface Figure {
  readonly data: FigureData;
  readonly shown: readonly (ShownRegion & {readonly sample: Sample})[];
  /** Whether its code is shown, stands above already, or is to be edited. */
  readonly code: 'shown' | 'above' | 'edited';
  /** Only what runs it is shown. */
  readonly hasFewControls: boolean;
  /** The fragment of an address that leads to it. */
  readonly id?: string;
}

function readRegion(written: string): ShownRegion {
  const [file, regions = ''] = written.split('#');
  if (!/^[\w/]+\.kt$/.test(file) || regions === '') {
    throw new Error(`"${written}" names no region. Write "File.kt#region"`);
  }
  return {file, regions: regions.split('+')};
}

/** `Gradient.kt#hops` is `Gradient-hops`. */
const nameOf = ({file, regions}: ShownRegion): string =>
  `${path.posix.basename(file, '.kt')}-${regions.at(-1)}`;

function readCode(written: string | undefined): Figure['code'] {
  if (written === undefined) {
    return 'shown';
  }
  if (written === 'above' || written === 'edited') {
    return written;
  }
  throw new Error(`code="${written}" is neither "above" nor "edited"`);
}

function readControls(written: string | undefined): boolean {
  if (written !== undefined && written !== 'few') {
    throw new Error(`controls="${written}" is not known. There is controls="few"`);
  }
  return written === 'few';
}

/** `values settled` */
const readReadouts = (written = ''): readonly Readout[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const found = READOUTS.find((one) => one === name);
      if (found === undefined) {
        throw new Error(
          `readout="${name}" is nothing that can be read off.${thereAre(name, READOUTS)}`,
        );
      }
      return found;
    });

/** `hops`, where devices that are wrong are counted, and nowhere else. */
function readTruth(
  {truth: written}: Written,
  readouts: readonly Readout[],
): {readonly truth?: Truth} {
  if (readouts.includes('wrong') !== (written !== undefined)) {
    throw new Error(
      'readout="wrong" needs truth="…", what values should be, and the other way round',
    );
  }
  if (written === undefined) {
    return {};
  }
  const names = Object.keys(TRUTHS) as Truth[];
  const truth = names.find((name) => name === written);
  if (truth === undefined) {
    throw new Error(`truth="${written}" is not known.${thereAre(written, names)}`);
  }
  return {truth};
}

/** The program of a sample's file, as devices of a figure run it. @param isOwn without what it does not depend on: readers write it on */
function programOf(
  root: string,
  tree: Tree,
  sample: Sample,
  calls: string,
  isOwn: boolean,
): DeviceProgram {
  const playable = playableFile(root, tree, path.posix.basename(sample.path, '.kt'));
  if (playable === undefined) {
    throw new Error(
      `the sample ${sample.path} does not run in pages (markdown/play/playable.ts says why)`,
    );
  }
  const {file, helpers} = playable;
  const head = 'fun Aggregate<Int>.program(device: Device) =';
  const text = isOwn
    ? fileAround(sample.source, `${head} ${calls}`, ['import playground.Device'])
    : `${file.text.replace(/^(package .*\n)?/, '$1\nimport playground.Device')}\n${head}\n    ${calls}\n`;
  return {file: {name: file.name, text}, helpers};
}

/** `bound = 2`, in the region that is shown: a number that readers can change. */
function readNumber(
  written: Written,
  {program: {file}}: FigureData['programs'][number],
  {sample, regions}: Figure['shown'][number],
): FigureNumber | undefined {
  const {drag} = written;
  if (drag === undefined) {
    return undefined;
  }
  const [least, greatest, ...more] = numbers(written, 'drag-range');
  const found = [...drag.matchAll(/\b\d+\b/g)];
  const [{0: digits = '', index: at = 0} = {}] = found;
  const value = Number(digits);
  if (found.length !== 1 || more.length > 0 || !(least <= value && value <= greatest)) {
    throw new Error(
      `drag="${drag}" needs one whole number in it, and drag-range="0 5" its least and greatest`,
    );
  }
  const {code} = quoteRegions(sample, regions);
  if (code.split(drag).length !== 2) {
    throw new Error(`drag="${drag}" does not stand once in ${regions.join('+')}`);
  }
  const start = file.text.indexOf(code) + code.indexOf(drag) + at;
  return {...{words: drag, at, start, value}, ...{least, greatest}};
}

/**
 * Reads a figure.
 * @throws Error with half a sentence for what cannot be
 */
export function readFigure(root: string, tree: Tree, written: Written): Figure {
  const rounds = Number(written.rounds ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) {
    throw new Error(`rounds="${written.rounds}" is not a number from 1 to ${MOST_ROUNDS}`);
  }
  layoutOf(written.network);
  const code = readCode(written.code);
  const read = (attribute: 'region' | 'against' | 'other', prefix = `${attribute}-`) => {
    const {[attribute]: region, [`${prefix}calls`]: calls = written.calls} = written;
    if (region === undefined) {
      return undefined;
    }
    const names = readRegion(region);
    const sample = findSample(root, tree, names.file);
    const program = programOf(root, tree, sample, calls, code === 'edited');
    return {
      shown: {...names, sample},
      program: {calls, label: written[`${prefix}label`] ?? calls, program},
    };
  };
  const other = read('other');
  const all = [read('region', ''), read('against')].filter((one) => one !== undefined);
  if (other !== undefined && (all.length > 1 || written.drag !== undefined)) {
    throw new Error('other="…" takes the place of the only program: leave out against and drag');
  }
  const [shown, programs] = [all.map((one) => one.shown), all.map((one) => one.program)];
  const named = other === undefined ? shown : [...shown, other.shown];
  const readouts = readReadouts(written.readout);
  return {
    data: {
      name: [...named.map(nameOf), written.network.replaceAll(' ', '-')].join('-'),
      title: written.title,
      network: written.network,
      sources: numbers(written, 'sources', [0]),
      flags: numbers(written, 'flags'),
      blue: numbers(written, 'blue'),
      values: numbers(written, 'values'),
      rounds,
      readouts,
      ...readTruth(written, readouts),
      programs,
      other: other?.program,
      number: readNumber(written, programs[0], shown[0]),
    },
    shown,
    code,
    hasFewControls: readControls(written.controls),
    id: written.id,
  };
}

/** What a figure runs, as pages fetch it: its path below the base URL, with a digest of its content. */
export function figureFile(data: FigureData): {readonly path: string; readonly content: string} {
  const content = JSON.stringify(data);
  return {path: named(`play/figure-${data.name}.[hash].json`, content), content};
}
