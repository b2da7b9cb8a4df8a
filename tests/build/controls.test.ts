/**
 * What a page tells its readers to press, click, open or copy is there: sentences of every built page that name a
 * control, held against the controls of that page.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {filesOf, ROOT} from '../unit/files';

const BUILD = path.join(ROOT, 'build');

/** What can be pressed, by its accessible name. */
const CONTROLS = 'button, summary, [role=button], [role=tab], select, input, label, a.button';
/** Where a network runs: its controls are drawn by the code that runs it. */
const FIGURES = '[data-figure], [data-playground], [data-workbench]';
const DRAWN = new Set(
  ['packages/playground/src', 'src/islands']
    .flatMap((folder) => filesOf(folder))
    .flatMap((file) =>
      // Strings, and words between tags.
      [
        ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
          /'([A-Z][^'\n]*)'|>\s*([A-Z][^<>{}\n]*?)\s*</g,
        ),
      ].map(([, string, words = '']) => string ?? words),
    ),
);

const squeezed = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();
/** What a control is called: what stands on it, and the longer name that tells it from others. */
const namesOf = (control: Element): string[] => [
  squeezed(control),
  String(control.properties.ariaLabel ?? ''),
];

/** Names of all controls of a page. */
function controlsOf(main: Element): Set<string> {
  const drawn = select(FIGURES, main) ? DRAWN : [];
  return new Set([...selectAll(CONTROLS, main).flatMap(namesOf), ...drawn]);
}

/** What is no prose. */
const UNREAD = new Set(['pre', 'script', 'style', 'svg']);
/** Marks that stand around a name in italics. */
const [OPEN, CLOSE] = ['‹', '›'];
const marked = (node: Nodes): string => {
  if (node.type === 'text') {
    return node.value;
  }
  const tag = node.type === 'element' ? node.tagName : '';
  if (!('children' in node) || UNREAD.has(tag)) {
    return '';
  }
  const inner = node.children.map(marked).join('');
  return tag === 'em' ? `${OPEN}${inner}${CLOSE}` : inner;
};

/** Blocks within a block have sentences of their own. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'div']);

interface Sentence {
  words: string;
  /** Addresses that it links to. */
  links: string[];
}

/** Sentences of paragraphs, items and cells; a colon ends one, too. */
const sentencesOf = (main: Element): Sentence[] =>
  selectAll('p, li, td, th, dd, figcaption', main)
    .filter(({children}) => !children.some((node) => 'tagName' in node && BLOCKS.has(node.tagName)))
    .flatMap((block) => {
      const links = selectAll('a[href]', block).map(({properties}) => String(properties.href));
      return marked(block)
        .replace(/\s+/g, ' ')
        .split(/(?<=[.:!?])\s+/)
        .map((words) => ({words, links}));
    });

const ASKS = /\b(?:press|tap|click|choose|open|paste)\b|\bbutton\b|\bunder ‹/i;
/** What is clicked without a name: where it is found. */
const THINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:click|tap|drag) (?:an?|the|another|device)\b(?! (?:file|node|link))/i, FIGURES],
  [/\bclick a file\b/i, '.starter summary'],
  [/\btap it to see what it means\b/i, '.term, [data-term], dfn, button'],
  [/\bRun (?:it|them|this) here\b/, `${FIGURES}, [data-sample] button`],
];

/**
 * @param named controls of the page, and of those it links to
 * @returns what a sentence asks for and the page lacks
 */
function lacking({words}: Sentence, main: Element, named: (name: string) => boolean): string[] {
  const names = ASKS.test(words)
    ? [...words.matchAll(/‹([^›]+)›/g)].map(([, name = '']) => name)
    : [];
  const things = THINGS.filter(([asks, place]) => asks.test(words) && !select(place, main));
  return [
    ...names.filter((name) => !named(name)),
    ...things.map(([, place]) => place),
    ...(/\bbuttons?\b/.test(words) && names.length === 0 ? ['a button with a name'] : []),
  ];
}

const PAGES = new Map<string, Element>(
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^(?:docs|blog|playground)\/(?:.*\/)?index\.html$/.test(file))
    .flatMap((file) => {
      const main = select('main', fromHtml(readFileSync(path.join(BUILD, file), 'utf8')));
      return main ? [[`/${file.replace(/index\.html$/, '')}`, main] as const] : [];
    }),
);

/** @returns what the sentences of a page ask for, with the sentence */
function faultsOf(address: string, main: Element): string[] {
  const own = controlsOf(main);
  return sentencesOf(main).flatMap((sentence) => {
    const named = (name: string): boolean =>
      own.has(name) ||
      sentence.links
        .flatMap((link) => PAGES.get(link.replace(/#.*/, '')) ?? [])
        .some((there) => controlsOf(there).has(name));
    return lacking(sentence, main, named).map(
      (what) => `${address}: "${sentence.words}" and there is no ${what}`,
    );
  });
}

test('what a sentence of a page asks readers to press is on that page', () => {
  const asking = [...PAGES.values()].flatMap((main) =>
    sentencesOf(main).filter(({words}) => ASKS.test(words)),
  );
  expect(asking.length).toBeGreaterThan(30);
  expect([...PAGES].flatMap(([address, main]) => faultsOf(address, main))).toEqual([]);
});

test.each([
  ['<p>Run it with the button in its corner.</p><pre>a</pre>', 'a button with a name'],
  ['<p>Press <em>Start</em>, then wait.</p><button>Run</button>', 'Start'],
  ['<p>Press <em>Run</em>, then wait.</p><button>Run</button>', undefined],
  ['<p>Click a device to make it a source.</p>', FIGURES],
  [
    '<p>Choose it under <em>Options</em>.</p><details><summary>Options</summary></details>',
    undefined,
  ],
  ['<p>A word in <em>italics</em>.</p>', undefined],
])('%s', (html, lacks) => {
  const main = select('main', fromHtml(`<main>${html}</main>`))!;
  expect(faultsOf('/a/', main)).toEqual(
    lacks === undefined ? [] : [expect.stringContaining(`there is no ${lacks}`)],
  );
});

test('sliders stand where a browser leaves them: what it corrects would count as a change by the reader', () => {
  const corrected = [...PAGES].flatMap(([address, main]) =>
    selectAll('input[type=range]', main)
      .filter(({properties}) => {
        const [value, min, max, step] = ['value', 'min', 'max', 'step'].map((name) =>
          Number(properties[name]),
        );
        const steps = (value - min) / step;
        return value < min || value > max || Math.abs(steps - Math.round(steps)) > 1e-6;
      })
      .map(({properties}) => `${address}: ${JSON.stringify(properties)}`),
  );
  expect(corrected).toEqual([]);
});
