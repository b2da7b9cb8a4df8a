import path from 'node:path';
import {BASE_URL} from '../../src/site/env';
import {drawingOf, drawingPath, runFigure, WIDTHS, type Ran} from '../play/run';
import {type Figure, readFigure, type Written} from '../play/figure';
import {block, inline, isElement, Problems, text, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {readTree} from '../samples/tree';
import {longLines, tooLong} from './columns';
import {headOf} from './sample/head';
import {quoteSample} from './sample/quoted';

const PART = 'Playground';

/** The attributes of an element, all of them plain strings. */
function writtenIn(node: Node): Written {
  return Object.fromEntries(
    (node.attributes ?? []).map(({name = '', value}) => {
      if (typeof value !== 'string')
        throw new Error(`${name} of <${PART}> is no plain text. Write ${name}="…"`);
      return [name, value];
    }),
  );
}

/** More values than these are not said of a drawing. */
const MOST_SAID = 12;

/** What those are told who do not see the drawing. */
function altOf({data, shown}: Ran): string {
  const [values] = shown;
  const said =
    values.length > MOST_SAID
      ? ''
      : ` ${values.map(({id, value}) => `device ${id}: ${value}`).join('; ')}.`;
  return `${data.title}: ${values.length} devices after ${data.rounds} rounds.${said}`;
}

/** The drawing that stands there until the network comes to life. */
function still(ran: Ran): Node {
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

const HINT = 'Then touch the network.';

/** The figure; src/page/controls/play brings it to life. */
function figureOf({data, shown, code}: Figure, caption: Node[]): Node {
  const blocks = shown.flatMap(({sample, regions}, index) => {
    const quoted = quoteSample(sample, {...EMPTY, file: sample.path, regions: [...regions]});
    const [long] = longLines(quoted.code);
    if (code === 'shown' && long !== undefined) throw new Error(tooLong(long.text));
    return [
      headOf(sample, {regions: [...regions]}, quoted, [], index === 0 ? 'figcaption' : 'div'),
      {type: 'code', lang: 'kotlin', meta: '', value: quoted.code},
    ];
  });
  const ran = runFigure(data);
  return block('figure', {className: 'sample'}, [
    ...(code === 'shown' ? blocks : []),
    block(
      'div',
      {
        className: 'picture',
        'data-figure': data.name,
        'data-full': code === 'edited' ? '' : undefined,
      },
      [
        still(ran),
        block('p', {className: 'figure-bar'}, [
          inline('button', {'data-run': data.name}, [text('Run')]),
          inline('span', {}, [text(HINT)]),
        ]),
      ],
    ),
    ...(caption.length > 0 ? [block('div', {className: 'figure-caption'}, caption)] : []),
  ]);
}

const EMPTY = {rest: '', whole: false, outputOnly: false} as const;

/**
 * Remark plugin: `<Playground region="Gradient.kt#gradient" calls="…" title="…" network="grid 5x4" />` becomes
 * the region with a network beneath that runs it. Drawn here, by the model that runs in pages.
 */
export default function playground({siteDir, drafts = false}: Options): Transform {
  const root = path.join(siteDir, 'samples');
  return (tree, page) => {
    const problems = new Problems(path.relative(siteDir, page.path ?? ''));
    const look = (node: Node): void => {
      node.children?.forEach((child, index, siblings) => {
        if (!isElement(child, PART)) {
          look(child);
          return;
        }
        problems.try(child, () => {
          const figure = readFigure(root, readTree(root), writtenIn(child));
          for (const {sample} of figure.shown)
            if (sample.stale && !drafts)
              throw new Error(
                `the sample ${sample.path} ${sample.stale}. Run "npm run samples" and commit samples/recorded`,
              );
          siblings[index] = figureOf(figure, child.children ?? []);
        });
      });
    };
    look(tree);
    problems.report();
  };
}
