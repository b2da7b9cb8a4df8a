import figureCommand from './figureCommand';
import sampleFooter from './sampleFooter';
import citations from './citations';
import columns from './columns';
import pageSections from './pageSections';
import example from './example';
import exercise from './exercise';
import glossary from './glossary';
import handlers from './handlers';
import type {Transform} from '../nodes';
import type {Options} from '../options';
import unknownNames from './unknownNames';
import parts from './parts';
import playground from './playground';
import rules from './rules';
import sample from './sample';
import reference from './reference';
import names from './reference/names';
import starter from './starter';
import versions from './versions';
import walkthrough from './walkthrough';

type Step = (options: Options) => Transform;

/**
 * What pages go through before the theme's own steps: these look for headings, links and images, and
 * so see the finished page.
 */
export const remarkPlugins = (options: Options): [Step, Options][] =>
  // Order counts: figures are looked for while they are as written, names are looked at as they were written, versions have their true length when columns
  // are counted, a sample's own text is not filled in, a walk needs the sample's lines, and its steps begin with
  // what rules forbid elsewhere,
  // and a page has its samples when their marks are explained.
  [
    parts,
    handlers,
    unknownNames,
    names,
    reference,
    versions,
    starter,
    columns,
    sample,
    figureCommand,
    playground,
    example,
    exercise,
    walkthrough,
    rules,
    pageSections,
    glossary,
    citations,
    sampleFooter,
  ].map((step) => [step, options]);
