import {needFresh, readTree} from '@collektive/samples';
import {sensesSource} from '@collektive/playground/figure';
import {phrase, text as translated} from '@collektive/texts';
import path from 'node:path';
import {BASE_URL} from '../../src/site/env';
import {drawingOf, drawingPath, runFigure, WIDTHS, type Ran} from '../play/run';
import {type Figure, readFigure} from '../play/figure';
import {
  block,
  checking,
  code as codeBlock,
  inline,
  replaceEach,
  text,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';
import {longLines, tooLong} from './columns';
import {headOf} from './sample/head';
import {quoteRegions} from './sample/quoted';
import {writtenIn} from './written';

const PART = 'Playground';

/** More values than these are not said of a drawing. */
const MOST_SAID = 12;

/** What a drawing shows, in words: the values of devices by their ids, or of two programs how many devices tell them apart. */
function altOf({data: {title, programs, rounds}, shown}: Ran): string {
  const [own, other] = shown.map((all) => all.map(({value}) => value));
  const labels = programs.map(({label}) => label).join(translated(' beside '));
  const after = phrase`${own.length} devices after ${rounds} rounds`;
  if (other !== undefined) {
    const apart = own.filter((value, id) => value !== other[id]).length;
    return phrase`${title} ${labels}: ${after}, which differ on ${apart}.`;
  }
  return `${title}: ${after}.${own.length > MOST_SAID ? '' : ` ${own.join('; ')}.`}`;
}

/** The drawing that stands there until the network comes to life. */
export function still(ran: Ran): Node {
  const drawings = (address: 'href' | 'data-href'): Node[] =>
    WIDTHS.map((layout) => {
      const {width, height} = drawingOf(ran, layout);
      const href = `${BASE_URL}${drawingPath(ran.data.name)}#${layout}`;
      return block('svg', {className: `picture-${layout}`, viewBox: `0 0 ${width} ${height}`}, [
        block('use', {[address]: href}, []),
      ]);
    });
  return block('div', {role: 'img', 'aria-label': altOf(ran)}, [
    // Fetched when it comes near, by src/page/controls/pictures.
    ...drawings('data-href'),
    block('noscript', {}, drawings('href')),
  ]);
}

/** What is to be edited, in the place where the editor comes. */
const workbenchOf = ({programs: [{calls}]}: Figure['data'], blocks: readonly Node[]): Node =>
  block('div', {className: 'workbench-place', slot: 'code'}, [
    codeBlock(
      'kotlin',
      [
        ...blocks.flatMap(({type, value}) => (type === 'code' ? (value ?? []) : [])),
        `fun Aggregate<Int>.program(device: Device) =\n    ${calls}`,
      ].join('\n\n'),
    ),
  ]);

/** What touches do, and in the playground the rest of its tools. */
const SOURCES = translated(
  'Click a device to make it a source, drag it to move it, or draw a line to cut links.',
);
const LOOKS = translated(
  'Click a device to see what it heard, drag it to move it, or draw a line to cut links.',
);
const MORE = translated(
  'Value, Flag and Team paint what devices sense. A link holds all that you change.',
);

/** The figure; src/page/controls/play brings it to life. */
function figureOf({data, shown, code}: Figure, caption: Node[]): Node {
  const blocks = shown.flatMap(({sample, regions}, index) => {
    const quoted = quoteRegions(sample, regions);
    const [long] = longLines(quoted.code);
    if (code === 'shown' && long !== undefined) {
      throw new Error(tooLong(long.text));
    }
    return [
      headOf(sample, {regions: [...regions]}, quoted, [], index === 0 ? 'figcaption' : 'div'),
      codeBlock('kotlin', quoted.code),
    ];
  });
  const isEdited = code === 'edited';
  const hint = sensesSource(data) ? SOURCES : LOOKS;
  const network = [
    still(runFigure(data)),
    ...data.readouts.map(() => block('div', {className: 'readout-room'}, [])),
    block('p', {className: 'figure-bar'}, [
      inline('button', {'data-run': ''}, [text(translated('Run'))]),
      text(isEdited ? `${hint} ${MORE}` : hint),
    ]),
  ];
  return block('figure', {className: isEdited ? 'sample sample-wide' : 'sample'}, [
    ...(code === 'shown' ? blocks : []),
    block(
      'div',
      {
        className: 'picture',
        'data-figure': data.name,
        'data-full': isEdited ? '' : undefined,
      },
      isEdited ? [workbenchOf(data, blocks), block('div', {}, network)] : network,
    ),
    ...(caption.length > 0 ? [block('div', {className: 'figure-caption'}, caption)] : []),
  ]);
}

/**
 * Remark plugin: `<Playground region="Gradient.kt#gradient" calls="…" title="…" network="grid 5x4" />` becomes
 * the region with a network beneath that runs it. Drawn here, by the model that runs in pages.
 */
export default function playground(options: Options): Transform {
  const root = path.join(options.siteDir, 'samples');
  return checking(options, (tree, problems) =>
    replaceEach(tree, PART, problems, (node) => {
      const figure = readFigure(root, readTree(root), writtenIn(node));
      if (!options.drafts) {
        figure.shown.forEach(({sample}) => needFresh(sample));
      }
      return figureOf(figure, node.children ?? []);
    }),
  );
}
