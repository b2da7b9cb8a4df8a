import {createHash} from 'node:crypto';
import {SPECULATION} from '../page/speculation';
import {TRUSTED} from '../page/trustedName';
import {attributeOf, tagsOf, type Tag} from '../html/tags';

/** What a page may do, as the directives of a content security policy. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** What pages of a build are allowed besides. */
export interface PolicyOptions {
  /** More sources, by directive: `{'img-src': ['https:']}`. */
  sources?: Directives;
  /** Style sheets that scripts put into pages, by their texts. */
  styles?: readonly string[];
  /** Strings become markup in islands by React itself, which asks nobody. */
  withoutTrustedTypes?: boolean;
  /** A page with styles as attributes fails the build: each of them would weaken the policy a little. */
  refuseStyleAttributes?: boolean;
}

/** The same for one page. */
export interface Allowed extends PolicyOptions {
  /** No framework is in it. */
  isStatic: boolean;
}

const SELF = "'self'";
const NONE = "'none'";

/** A script or a style sheet within a page that may run, by the hash of its text. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Types of `<script>` that a browser runs; others, such as JSON-LD, are data. */
function runs(script: Tag): boolean {
  const type = attributeOf(script, 'type');
  return (
    attributeOf(script, 'src') === undefined &&
    (type === undefined || /^(module|(text|application)\/javascript)$/.test(type))
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The value of an attribute as a browser reads it. */
const decoded = (value: string): string =>
  value.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity]);

/** Styles that stand in attributes. */
const stylesOf = (tags: readonly Tag[]): string[] =>
  tags.flatMap((tag) => {
    const style = attributeOf(tag, 'style');
    return style === undefined ? [] : [decoded(style)];
  });

const hashesOf = (tags: readonly Tag[]): string[] => [
  ...new Set(tags.map(({text}) => hashOf(text))),
];

/** Strings become markup, scripts and threads by one policy only (../page/trusted). */
const TRUSTED_TYPES = {'require-trusted-types-for': ["'script'"], 'trusted-types': [TRUSTED]};

export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** What any of some pages may do: of whichever a host speaks, its own policy holds it to less. */
export function unionOf(all: readonly Directives[]): Directives {
  const names = Object.keys(all[0]).filter((name) => all.every((one) => name in one));
  return Object.fromEntries(
    names.map((name) => [name, [...new Set(all.flatMap((one) => one[name]))]]),
  );
}

/** The policy of a page: only what the site itself serves, and the scripts and styles that stand in it, by hash. */
function directivesOf(tags: readonly Tag[], allowed: Allowed): Directives {
  const {sources = {}, styles = [], isStatic, withoutTrustedTypes = false} = allowed;
  const named = (name: string): Tag[] => tags.filter((tag) => tag.name === name);
  const attributes = stylesOf(tags);
  const directives: Directives = {
    'default-src': [NONE],
    'script-src': [
      SELF,
      ...hashesOf(named('script').filter(runs)),
      // Which of them a page gets is decided there.
      ...Object.values(SPECULATION).map(hashOf),
    ],
    'style-src': [
      SELF,
      ...hashesOf(named('style')),
      ...styles.map(hashOf),
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...new Set(attributes.map(hashOf))] : []),
    ],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
    // React hands strings to `innerHTML`.
    ...(isStatic && !withoutTrustedTypes && TRUSTED_TYPES),
  };
  return Object.fromEntries(
    [...new Set([...Object.keys(directives), ...Object.keys(sources)])].map((name) => [
      name,
      [...(directives[name] ?? []), ...(sources[name] ?? [])],
    ]),
  );
}

/** Drawings that other drawings use are hidden by an attribute: a policy has no word for their style. */
const withoutStyleAttribute = (html: string): string =>
  html.replace(/(<svg[^>]*) style="display: ?none;?"/g, '$1 hidden');

/** What the framework says below a wrong base URL, where no script of ours comes to make the policy. */
const BANNER =
  /\.innerHTML=('\\n<div id="__docusaurus-base-url-issue-banner"(?:[^'\\]|\\.)*')([^<]*?)\.innerHTML=/;
const TRUSTED_BANNER =
  `.innerHTML=(t=>window.trustedTypes?trustedTypes.createPolicy("${TRUSTED}",` +
  '{createHTML:()=>t}).createHTML(""):t)($1)$2.textContent=';

/** A page, and what it may do. */
export interface Guarded {
  html: string;
  directives: Directives;
}

/**
 * A page with its policy as the first thing in its head that matters.
 * @throws Error where a page has styles as attributes and these are refused, or no head
 */
export function withPolicy(html: string, allowed: Allowed): Guarded {
  const page = withoutStyleAttribute(html).replace(BANNER, TRUSTED_BANNER);
  const tags = [...tagsOf(page)];
  for (const tag of allowed.refuseStyleAttributes ? tags : []) {
    const style = attributeOf(tag, 'style');
    if (style !== undefined) {
      throw new Error(
        `<${tag.name} style="${style}"> is blocked by the content security policy. Use a class`,
      );
    }
  }
  const directives = directivesOf(tags, allowed);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(directives)}">`;
  // After the encoding, which has to stand among the first bytes.
  const put = page.replace(/<head>\s*<meta charset=["']?utf-8["']?\s*\/?>/i, `$&${meta}`);
  if (put === page) {
    throw new Error('there is no <head> that starts with the encoding');
  }
  return {html: put, directives};
}
