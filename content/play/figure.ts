/** What `<Playground>` asks for: programs for devices, made of the regions that it names. */
import path from 'node:path';
import {type FigureData, layoutOf, type Readout, READOUTS} from '@collektive/playground/figure';
import {didYouMean} from '@collektive/problems';
import type {DeviceProgram} from '@collektive/playground';
import {findSample, type Sample} from '../samples/find';
import {playableFile} from '../samples/playable';
import type {Tree} from '../samples/tree';
import {numbers, readAttributes, type Written} from './attributes';

/** What an author may write, and whether it has to be there. */
const ATTRIBUTES: Readonly<Record<string, 'must' | 'may'>> = {
  region: 'must',
  calls: 'must',
  title: 'must',
  network: 'must',
  against: 'may',
  'against-calls': 'may',
  label: 'may',
  'against-label': 'may',
  sources: 'may',
  flags: 'may',
  blue: 'may',
  values: 'may',
  rounds: 'may',
  readout: 'may',
  code: 'may',
};

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

/** `values settled` */
const readReadouts = (written = ''): readonly Readout[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      const found = READOUTS.find((one) => one === name);
      if (found === undefined) {
        throw new Error(
          `readout="${name}" is nothing that can be read off.${didYouMean(name, READOUTS)} There are: ${READOUTS.join(', ')}`,
        );
      }
      return found;
    });

/** The program of a sample's file, as devices of a figure run it. */
function programOf(root: string, tree: Tree, sample: Sample, calls: string): DeviceProgram {
  const playable = playableFile(root, tree, path.posix.basename(sample.path, '.kt'));
  if (playable === undefined) {
    throw new Error(
      `the sample ${sample.path} does not run in pages (content/samples/playable.ts says why)`,
    );
  }
  const {file, helpers} = playable;
  const text =
    file.text.replace(/^(package .*\n)?/, '$1\nimport playground.Device') +
    `\nfun Aggregate<Int>.program(device: Device) =\n    ${calls}\n`;
  return {file: {name: file.name, text}, helpers};
}

/**
 * Reads a figure.
 * @throws Error with half a sentence for what cannot be
 */
export function readFigure(root: string, tree: Tree, written: Written): Figure {
  readAttributes('Playground', ATTRIBUTES, written);
  const rounds = Number(written.rounds ?? DEFAULT_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) {
    throw new Error(`rounds="${written.rounds}" is not a number from 1 to ${MOST_ROUNDS}`);
  }
  layoutOf(written.network);
  const asked = [
    {region: written.region, calls: written.calls, label: written.label},
    ...(written.against === undefined
      ? []
      : [
          {
            region: written.against,
            calls: written['against-calls'] ?? written.calls,
            label: written['against-label'],
          },
        ]),
  ];
  const shown = asked.map(({region}) => {
    const read = readRegion(region);
    return {...read, sample: findSample(root, tree, read.file)};
  });
  return {
    data: {
      name: [...shown.map(nameOf), written.network.replaceAll(' ', '-')].join('-'),
      title: written.title,
      network: written.network,
      sources: numbers(written, 'sources', [0]),
      flags: numbers(written, 'flags'),
      blue: numbers(written, 'blue'),
      values: numbers(written, 'values'),
      rounds,
      readouts: readReadouts(written.readout),
      programs: asked.map(({calls, label = calls}, index) => ({
        calls,
        label,
        program: programOf(root, tree, shown[index].sample, calls),
      })),
    },
    shown,
    code: readCode(written.code),
  };
}
