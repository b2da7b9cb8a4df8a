/** What readers can filter a page's examples by: the headings above them, and functions of the library in their code. */
import {readRegions} from '@collektive/samples';
import {text as translated} from '@collektive/texts';
import type {WrittenFigure} from '../play/written';
import {readEntries} from '../reference/entries';
import {AMBIGUOUS} from '../reference/names';
import {attribute, block, text, textOf, type Node} from '../nodes';

/** What is called with arguments, types, or a function. */
const CALL = /\b([a-z]\w*)(?:<[^>]*>)?(?= ?[({])/g;

/** The functions of the library that the shown code of a figure calls, as the reference names them. */
export function usesOf(siteDir: string, {shown}: WrittenFigure): string[] {
  const names = new Set(readEntries(siteDir).map(({name}) => name));
  const code = shown.flatMap(({sample, regions}) => {
    const texts = readRegions(sample.source);
    return regions.map((region) => texts.get(region)?.text ?? '');
  });
  const called = [...code.join('\n').matchAll(CALL)].map(([, name]) => name);
  return [...new Set(called)].filter((name) => names.has(name) && !(name in AMBIGUOUS)).sort();
}

interface Choice {
  value: string;
  label: string;
}

/** A heading's own words, and the address that its author gave it. */
function subjectOf(heading: Node): Choice {
  const [, label, id] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/s.exec(textOf(heading))!;
  return {value: id ?? label, label};
}

const menu = (name: string, label: string, all: string, choices: readonly Choice[]): Node =>
  block(
    'select',
    {name, 'aria-label': label},
    [{value: '', label: all}, ...choices].map((choice) =>
      block('option', {value: choice.value}, [text(choice.label)]),
    ),
  );

/**
 * Puts filters before the first of several groups of examples that have headings; src/page/tools/filters acts on them.
 * @param children of a page, with each group in an element `.examples`
 */
export function exampleFilters(children: readonly Node[]): Node[] {
  const groups = children.flatMap((heading, at) => {
    const group = children[at + 1];
    return heading.type === 'heading' &&
      group !== undefined &&
      attribute(group, 'className') === 'examples'
      ? [{heading, group, subject: subjectOf(heading)}]
      : [];
  });
  if (groups.length < 2) {
    return [...children];
  }
  for (const {group, subject} of groups) {
    group.attributes!.push({
      type: 'mdxJsxAttribute',
      name: 'data-subject',
      value: subject.value,
    });
  }
  const uses = groups.flatMap(({group}) =>
    group.children!.flatMap((card) => attribute(card, 'data-uses')!.split(' ').filter(Boolean)),
  );
  const filters = block(
    'div',
    {className: 'filters', role: 'group', 'aria-label': translated('Filter examples')},
    [
      menu(
        'subject',
        translated('Subject'),
        translated('All subjects'),
        groups.map(({subject}) => subject),
      ),
      menu(
        'uses',
        translated('Function'),
        translated('Any function'),
        [...new Set(uses)].sort().map((value) => ({value, label: value})),
      ),
      block('output', {}, []),
    ],
  );
  return children.flatMap((child) => (child === groups[0].heading ? [filters, child] : [child]));
}
