import {needFresh, readTree} from '@collektive/samples';
import {isNamed, layoutOf, sensesSource} from '@collektive/playground/figure';
import path from 'node:path';
import type {FigureProps} from '../../src/islands/Figure';
import {BASE_URL} from '../../src/site/env';
import {
  drawingPath,
  drawingsOf,
  fragmentOf,
  runFigure,
  scaleOfDrawing,
  type Ran,
} from '../play/run';
import {type Figure, figureFile, readFigure} from '../play/figure';
import {
  block,
  checking,
  code as codeBlock,
  component,
  importOf,
  replaceEach,
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
  const labels = programs.map(({label}) => label).join(' beside ');
  const after = `${own.length} devices after ${rounds} rounds`;
  if (other !== undefined) {
    const apart = own.filter((value, id) => value !== other[id]).length;
    return `${title} ${labels}: ${after}, which differ on ${apart}.`;
  }
  return `${title}: ${after}.${own.length > MOST_SAID ? '' : ` ${own.join('; ')}.`}`;
}

/** The networks of a figure as its island takes them. */
const networksOf = (ran: Ran): FigureProps['drawings'] => {
  const drawings = drawingsOf(ran);
  const isOne = ran.data.programs.length === 1;
  return drawings.map(({index, width}) => {
    const scale = scaleOfDrawing(ran, width);
    return {
      ...{index, width, shownIn: isOne ? width : undefined},
      viewBox: `0 0 ${scale.width} ${scale.height}`,
      href: `${BASE_URL}${drawingPath(ran.data.name)}#${fragmentOf(width, index)}`,
    };
  });
};

/** The drawing of a figure where it is only to be seen. */
export function still(ran: Ran): Node {
  const drawings = (address: 'href' | 'data-href'): Node[] =>
    networksOf(ran).map(({viewBox, href, shownIn}) =>
      block('svg', {className: shownIn && `picture-${shownIn}`, viewBox}, [
        block('use', {[address]: href}, []),
      ]),
    );
  return block('div', {role: 'img', 'aria-label': altOf(ran)}, [
    // Fetched when it comes near, by src/page/controls/pictures.
    ...drawings('data-href'),
    block('noscript', {}, drawings('href')),
  ]);
}

function propsOf(ran: Ran, {code, hasFewControls}: Omit<Figure, 'data'>): FigureProps {
  const {data} = ran;
  return {
    ...{name: data.name, title: data.title, rounds: data.rounds, readouts: data.readouts},
    file: BASE_URL + figureFile(data).path,
    drawings: networksOf(ran),
    alt: altOf(ran),
    range: layoutOf(data.network).range,
    makesSources: sensesSource(data),
    labels: isNamed(data) ? data.programs.map(({label}) => label) : [],
    ...(code === 'edited' && {isFull: true}),
    ...(hasFewControls && {hasFewControls}),
  };
}

/** What is to be edited, in the place where the editor comes; that folds what is imported. */
const editedOf = ({programs: [{program}]}: Figure['data']): Node =>
  codeBlock('kotlin', program.file.text.replace(/^import .*\n/gm, '').trim());

/** The region, and beneath it the island that runs it (src/islands/Figure). */
function figureOf({data, ...options}: Figure, caption: Node[]): Node {
  const {shown, code} = options;
  const blocks = shown.flatMap(({sample, regions}, index) => {
    const quoted = quoteRegions(sample, regions);
    const [long] = longLines(quoted.code);
    if (code === 'shown' && long !== undefined) {
      throw new Error(tooLong(long.text));
    }
    return [
      headOf(sample, {regions: [...regions]}, quoted, index === 0 ? 'figcaption' : 'div'),
      codeBlock('kotlin', quoted.code),
    ];
  });
  const isEdited = code === 'edited';
  return block('figure', {className: isEdited ? 'sample sample-wide' : 'sample', id: options.id}, [
    ...(code === 'shown' ? blocks : []),
    component('Figure', propsOf(runFigure(data), options), isEdited ? [editedOf(data)] : []),
    ...(caption.length > 0 ? [block('div', {className: 'figure-caption'}, caption)] : []),
  ]);
}

/**
 * Remark plugin: `<Playground region="Gradient.kt#gradient" calls="…" title="…" network="grid 5x4" />` becomes
 * the region with a network beneath that runs it. Run here, by the model that runs in pages.
 */
export default function playground(options: Options): Transform {
  const root = path.join(options.siteDir, 'samples');
  return checking(options, (tree, problems) => {
    let hasFigures = false;
    replaceEach(tree, PART, problems, (node) => {
      const figure = readFigure(root, readTree(root), writtenIn(node));
      if (!options.drafts) {
        figure.shown.forEach(({sample}) => needFresh(sample));
      }
      hasFigures = true;
      return figureOf(figure, node.children ?? []);
    });
    if (hasFigures) {
      tree.children!.unshift(importOf('@site/src/islands/Figure', 'Figure'));
    }
  });
}
