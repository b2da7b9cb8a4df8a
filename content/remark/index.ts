import path from 'node:path';
import {LOCALE, SOURCE_LOCALE} from '../../src/site/env';
import acrossLanguages from './acrossLanguages';
import act from './act';
import alive from '@collektive/static-pages/remark';
import checked from './checked';
import citations from './citations';
import columns from './columns';
import compatibility from './compatibility';
import envelope from './envelope';
import example from './example';
import exercise from './exercise';
import type {Page, Transform} from '../nodes';
import type {Options} from '../options';
import mdx, {type Processor} from './mdx';
import unknownNames from './mdx/names';
import parts from './parts';
import picture from './picture';
import playground from './playground';
import publications from './publications';
import sample from './sample';
import reference from './reference';
import names from './reference/names';
import starter from './starter';
import terms from './terms';
import versions from './versions';
import walk from './walk';

type Step = (this: Processor, options: Options) => Transform;

/** Documentation of an older release was written out when it was cut; nothing of the present goes into it. */
const isKept = ({siteDir}: Options, {path: file = ''}: Page): boolean =>
  path.relative(siteDir, file).startsWith('versioned_docs');

/** The step, for pages of the present alone. */
const ofPresent = (step: Step): Step =>
  function (options) {
    const transform = step.call(this, options);
    return (tree, page) => (isKept(options, page) ? undefined : transform(tree, page));
  };

/**
 * What pages go through before the theme's own steps: these look for headings, links and images, and
 * so see the finished page.
 */
export const remarkPlugins = (options: Options): [Step, Options][] =>
  // Order counts: a page is read first, figures are looked for while they are as written, names are looked at as they were written, versions have their true length when columns
  // are counted, a sample's own text is not filled in, a walk needs the sample's lines,
  // and a page has its samples when their marks are explained.
  [
    ...[
      mdx,
      parts,
      unknownNames,
      names,
      reference,
      versions,
      compatibility,
      starter,
      columns,
      sample,
      act,
      playground,
      example,
      exercise,
    ],
    ...(LOCALE === SOURCE_LOCALE ? [] : [acrossLanguages]),
    ...[walk, envelope, terms, citations, publications, picture, checked, alive],
  ].map((step) => [ofPresent(step), options]);
