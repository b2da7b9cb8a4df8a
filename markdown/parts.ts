import {BIBLIOGRAPHY} from '../src/site/bibliography';
import {GLOSSARY} from '../src/site/glossary';
import {PICTURES} from '../src/pictures';
import {FORMS} from './starter/forms';

/** What an attribute of a part is the name of. */
export interface Named {
  what: string;
  /** Where these are listed. */
  where: string;
  names: readonly string[];
  /** The part does without it. */
  optional?: true;
}

const PAPERS = {what: 'paper', where: 'src/site/papers', names: Object.keys(BIBLIOGRAPHY)};
const GROUPS = {
  ...{what: 'group of papers', where: 'src/site/papers'},
  names: [...new Set(Object.values(BIBLIOGRAPHY).map(({group}) => group))],
};
const TERMS = {what: 'term', where: 'src/site/glossary.ts', names: Object.keys(GLOSSARY)};
const DRAWN = {what: 'picture', where: 'src/pictures', names: PICTURES.map(({name}) => name)};
const STARTERS: Named = {
  ...{what: 'form of the project', where: 'markdown/starter/forms.ts', optional: true},
  names: FORMS.map(({id}) => id),
};

/**
 * The parts that authors may use in a page, beside Markdown's own, each with its attributes. `undefined` is for what
 * the step that makes a part looks at itself. guides/pages.md explains each of them and docs/parts.mdx shows it: a test
 * holds both to this list.
 */
export const PARTS: Readonly<
  Record<string, Readonly<Record<string, Named | undefined>> | undefined>
> = {
  Learn: {},
  Prerequisites: {},
  Recap: {},
  NextSteps: {},
  CodeWalk: {},
  Term: {id: TERMS},
  Cite: {id: PAPERS},
  Reference: {id: PAPERS},
  Bibliography: {group: GROUPS},
  Publications: {},
  Glossary: {},
  Picture: {name: DRAWN},
  Playground: undefined,
  Act: undefined,
  Example: {figure: undefined},
  Exercise: undefined,
  Starter: {form: STARTERS, commands: STARTERS},
  Symbols: {},
  Compatibility: {},
};

/** The same for what a page imports, by name and source. */
export const IMPORTED_PARTS = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
} as const;

/** Boxes that start with `:::` and their kind. */
export const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
