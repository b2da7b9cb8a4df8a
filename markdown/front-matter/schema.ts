import {Joi} from '@docusaurus/utils-validation';
import {KINDS, type Kind} from '../../src/site/kinds';
import {didYouMean, thereAre} from '@collektive/problems';

const text = Joi.string().trim();
const names = Joi.array().items(text);

const title = text.max(70).required();
const description = text
  .min(40)
  .max(160)
  .pattern(/^[A-Z‘“'"`*\d].*[.?!]$/s, 'one sentence')
  .required();
const oneSentence = description.pattern(/[.?!]\s+[A-Z]/, {
  invert: true,
  name: 'more than one sentence',
});

/** Keys that any page may have. */
const COMMON = {
  title,
  description,
  keywords: names,
  image: text,
  hide_table_of_contents: Joi.boolean(),
  toc_min_heading_level: Joi.number().min(2).max(6),
  toc_max_heading_level: Joi.number().min(2).max(6),
};

const DOC = {
  ...COMMON,
  description: oneSentence,
  id: text,
  slug: text,
  sidebar_position: Joi.number().required(),
  sidebar_label: text,
  pagination_label: text,
  pagination_next: text.allow(null),
  pagination_prev: text.allow(null),
  tags: names,
  last_update: Joi.object(),
  reading_time: Joi.valid(false),
  draft: Joi.valid(true),
};

const POST = {
  ...COMMON,
  slug: text.required(),
  authors: names.min(1).required(),
  tags: names.min(1).required(),
  date: Joi.alternatives(text, Joi.date()),
  last_update: Joi.object(),
};

const PAGE = {...COMMON, hide_title: Joi.boolean(), wrapperClassName: text};

const KEYS = {doc: DOC, post: POST, page: PAGE};

const MESSAGES = {
  'any.required': '{{#label}} is missing. Add it',
  'string.empty': '{{#label}} is empty. Fill it in',
  'string.base': '{{#label}} has to be text. Put it into quotes',
  'string.max': '{{#label}} has {{#value.length}} characters. Shorten it to at most {{#limit}}',
  'string.min': '{{#label}} has {{#value.length}} characters. Say more, in at least {{#limit}}',
  'string.pattern.name':
    '{{#label}} is shown as the lead of the page: write one whole sentence, with a capital letter and a full stop',
  'string.pattern.invert.name':
    '{{#label}} is more than one sentence. Keep the first, and move the rest into the text',
  'number.base': '{{#label}} has to be a number',
  'boolean.base': '{{#label}} has to be true or false',
  'array.base': '{{#label}} has to be a list, such as [one, two]',
  'any.only': '{{#label}} can only be {{#valids}}. Leave it out otherwise',
};

/** What is wrong with a key of a page's frontmatter. */
export interface Fault {
  key: string;
  /** Says what is wrong and what to do; without its full stop. */
  sentence: string;
}

/** The names that posts may use: keys of blog/authors.yml and blog/tags.yml. */
export type KnownNames = Record<'authors' | 'tags', readonly string[]>;

const unknownKey = (kind: Kind, keys: string[], key: string): string =>
  `"${key}" is not a key of this kind of page (${kind}).${thereAre(key, keys)}`;

/** Authors and tags that a post names and nobody has described. */
const unknownNames = (frontMatter: Record<string, unknown>, known: KnownNames): Fault[] =>
  (['authors', 'tags'] as const).flatMap((key) => {
    const named = frontMatter[key];
    return (Array.isArray(named) ? named : [])
      .filter((name): name is string => typeof name === 'string' && !known[key].includes(name))
      .map((name) => ({
        key,
        sentence: `"${name}" is not in blog/${key}.yml.${didYouMean(name, known[key])} Describe it there, or use one of: ${known[key].join(', ')}`,
      }));
  });

/**
 * What is wrong with the frontmatter of a page.
 * @param known what posts may name; without it any name will do
 */
export function faultsOf(
  kind: Kind,
  frontMatter: Record<string, unknown>,
  known?: KnownNames,
): Fault[] {
  const shape = KINDS[kind].frontMatter;
  const keys = Object.keys(KEYS[shape]);
  const {error} = Joi.object(KEYS[shape]).validate(frontMatter, {
    abortEarly: false,
    convert: false,
    messages: MESSAGES,
  });
  const faults = (error?.details ?? []).map(({message, path, type}) => {
    const key = String(path[0]);
    return {key, sentence: type === 'object.unknown' ? unknownKey(kind, keys, key) : message};
  });
  return known && shape === 'post' ? [...faults, ...unknownNames(frontMatter, known)] : faults;
}
