import {Joi} from '@docusaurus/utils-validation';
import type {Kind} from '../../src/site/kinds';

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

const KEYS: Record<Kind, Record<string, Joi.Schema>> = {
  introduction: DOC,
  tutorial: DOC,
  explanation: DOC,
  'how-to': DOC,
  reference: DOC,
  showcase: DOC,
  post: POST,
  page: PAGE,
};

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

/**
 * What is wrong with the frontmatter of a page.
 * @returns a sentence for each fault
 */
export function faultsOf(kind: Kind, frontMatter: Record<string, unknown>): string[] {
  const keys = KEYS[kind];
  const {error} = Joi.object(keys).validate(frontMatter, {
    abortEarly: false,
    convert: false,
    messages: {
      ...MESSAGES,
      'object.unknown': `{{#label}} is no key of this kind of page (${kind}). There are: ${Object.keys(keys).join(', ')}`,
    },
  });
  return error?.details.map(({message}) => message) ?? [];
}
