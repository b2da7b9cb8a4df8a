import {BIBLIOGRAPHY} from '../src/site/bibliography';
import {GLOSSARY} from '../src/site/glossary';
import {PICTURES} from '../src/pictures';
import {FORMS} from './starter/forms';

/** The attributes of a part, with spaces between. */
interface Part {
  must?: string;
  may?: string;
  /** What all of them name; values of others are read by the step that makes the part. */
  of?: {what: string; names: readonly string[]};
}

const PAPERS = {what: 'paper of src/site/papers', names: Object.keys(BIBLIOGRAPHY)};
const TERMS = {what: 'term of src/site/glossary.ts', names: Object.keys(GLOSSARY)};
const DRAWN = {what: 'picture of src/pictures', names: PICTURES.map(({name}) => name)};
const GROUPS = {
  what: 'group of papers',
  names: [...new Set(Object.values(BIBLIOGRAPHY).map(({group}) => group))],
};
const OF_PROJECT = {what: 'form of the project to download', names: FORMS.map(({id}) => id)};

/**
 * The parts that authors may use in a page, beside Markdown's own. guides/pages.md explains each of
 * them and docs/parts.mdx shows it: a test holds both to this list.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  Learn: {},
  Prerequisites: {},
  Recap: {},
  NextSteps: {},
  CodeWalk: {},
  Term: {must: 'id', of: TERMS},
  Cite: {must: 'id', of: PAPERS},
  Reference: {must: 'id', of: PAPERS},
  Bibliography: {must: 'group', of: GROUPS},
  Publications: {},
  Glossary: {},
  Picture: {must: 'name', of: DRAWN},
  Playground: {
    must: 'region calls title network',
    may:
      'against against-calls against-label other other-calls other-label label drag drag-range id ' +
      'sources flags blue values rounds readout truth code controls',
  },
  Act: {must: 'does', may: 'on'},
  Example: {must: 'figure'},
  Exercise: {
    must: 'start solution calls network gives',
    may: 'then rounds cut sources flags blue values',
  },
  Starter: {may: 'form commands', of: OF_PROJECT},
  Symbols: {},
  Compatibility: {},
};

/** The theme's own, which take what it says. */
export const STOCK_PARTS = ['Tabs', 'TabItem', 'Details', 'Head'];

/** Boxes that start with `:::` and their kind. */
export const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
