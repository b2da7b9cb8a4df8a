import act from './act';
import alive from '@collektive/static-pages/remark';
import checked from './checked';
import citations from './citations';
import columns from './columns';
import compatibility from './compatibility';
import envelope from './envelope';
import example from './example';
import exercise from './exercise';
import type {Options} from '../options';
import mdx from './mdx';
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

/**
 * What pages go through before the theme's own steps: these look for headings, links and images, and
 * so see the finished page.
 */
export const remarkPlugins = (options: Options): [typeof sample, Options][] =>
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
    ...[walk, envelope, terms, citations, publications, picture, checked, alive],
  ].map((plugin) => [plugin, options]);
