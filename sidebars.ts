import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {PATH} from './src/site/path';

/** A category whose index page lists its documents as cards, at `/docs/category/<slug>/`. */
function category(label: string, slug: string, description: string, items: string[]) {
  return {
    type: 'category' as const,
    label,
    // Open from the start: without JavaScript every page stays one click away.
    collapsed: false,
    link: {type: 'generated-index' as const, title: label, slug: `/category/${slug}`, description},
    items,
  };
}

const [start, ...steps] = PATH;

const tutorialSidebar = [
  start,
  category(
    'Tutorials',
    'tutorials',
    'Learn by doing: from a first look at the neighbours to programs that survive a network cut in two.',
    [...steps, 'tutorials/gettingstarted', 'tutorials/common-mistakes'],
  ),
  category(
    'About Collektive',
    'introduction',
    'What Collektive is, when to use it, and how it compares with other tools.',
    ['introduction/what-is-collektive', 'introduction/compare'],
  ),
  category(
    'How-to',
    'how-to',
    'Get one thing done: short recipes, each with a tested example and the traps around it.',
    [
      'how-to/add-to-a-project',
      'how-to/choose-a-reduction',
      'how-to/choose-an-election',
      'how-to/loop-with-alignment',
      'how-to/share-your-own-type',
      'how-to/write-a-mailbox',
      'how-to/two-jvms',
      'how-to/run-rounds-on-a-timer',
      'how-to/keep-state-across-a-restart',
      'how-to/test-your-program',
      'how-to/see-what-a-round-did',
      'how-to/read-an-alignment-clash',
      'how-to/fix-compiler-reports',
      'how-to/fix-a-failing-round',
      'how-to/find-a-silent-mistake',
      'how-to/use-building-blocks',
      'how-to/measure-messages-and-speed',
      'how-to/migrate-from-before-27',
      'how-to/use-with-maven-or-no-build-tool',
    ],
  ),
  category(
    'Explanation',
    'explanation',
    'Understand the ideas: fields, operators, alignment, and the library built on them.',
    [
      'explanation/aggregate-programming',
      'explanation/levels-of-abstractions',
      'explanation/dsl-descriptions',
      'explanation/fields',
      'explanation/operators',
      'explanation/exchange-and-yielding',
      'explanation/stdlib-descriptions',
      'explanation/spreading',
      'explanation/collecting',
      'explanation/values-and-time',
      'explanation/alignment',
      'explanation/networking',
      'explanation/recovery',
    ],
  ),
  category(
    'Reference',
    'reference',
    'Look things up: each name of the library, with its signature, what it returns, its traps, and a tested example.',
    [
      'reference/symbols',
      'reference/cheat-sheet',
      'reference/devices',
      'reference/operators',
      'reference/fields',
      'reference/collapse',
      'reference/spreading',
      'reference/accumulation',
      'reference/consensus',
      'reference/time',
      'reference/util',
      'reference/fielded',
      'reference/networking',
      'reference/paths',
      'reference/testing',
    ],
  ),
  category(
    'Showcase',
    'showcase',
    'Research built with Collektive, with its papers and its code.',
    ['showcase/acsos-fieldvmc', 'showcase/acsos-replanning'],
  ),
  // A category too: below another's pages, pages of no category would look like more of them.
  category(
    'Help and project',
    'project',
    'Examples to open, answers to questions, and all about the project: its sources, releases and papers.',
    [
      'examples',
      'faq',
      'help',
      'project-structure',
      'contributing',
      'releases',
      'apis',
      'references',
      'glossary',
    ],
  ),
];

export default {tutorialSidebar} satisfies SidebarsConfig;
