import {createHash} from 'node:crypto';
import {SPECULATION} from '../../src/page/speculation';
import {TRUSTED} from '../../src/site/headers';
import type {SearchSettings} from '../../src/site/search';
import {attributeOf, tagsOf, type Tag} from '../html/tags';

/** What a page may do, as the directives of a content security policy. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** What pages of a build are allowed besides. */
export interface Allowed {
  /** Others that their scripts may speak to. */
  origins: readonly string[];
  /** No framework is in them. */
  isStatic: boolean;
}

/** The provider's logo, which DocSearch 3.9.0 shows in the modal, brings a style sheet of its own. */
const LOGO_STYLES = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

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

const hashesOf = (tags: readonly Tag[]): string[] => [
  ...new Set(tags.map(({text}) => hashOf(text))),
];

/** An origin; a service on the machine itself, being tried, may move to another port. */
function originOf(address: string): string {
  const {origin, protocol, hostname} = new URL(address);
  return hostname === '127.0.0.1' || hostname === 'localhost'
    ? `${protocol}//${hostname}:*`
    : origin;
}

/** Origins that a build with the hosted provider or the AI question mode speaks to; none otherwise. */
export function originsOf(settings: SearchSettings): string[] {
  const provider =
    settings.mode === 'hosted'
      ? (settings.hosts ?? [
          `https://${settings.appId}-dsn.algolia.net`,
          // The hosts that the provider's client turns to when the first does not answer.
          ...[1, 2, 3].map((n) => `https://${settings.appId}-${n}.algolianet.com`),
        ])
      : [];
  const addresses = [...provider, settings.insights?.host, settings.askAi?.endpoint];
  return [
    ...new Set(
      addresses.flatMap((address) => (address?.startsWith('http') ? [originOf(address)] : [])),
    ),
  ];
}

/** Strings become markup, scripts and threads by one policy only (src/page/trusted). */
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
function directivesOf(tags: readonly Tag[], {origins, isStatic}: Allowed): Directives {
  const named = (name: string): Tag[] => tags.filter((tag) => tag.name === name);
  return {
    'default-src': [NONE],
    'script-src': [
      SELF,
      ...hashesOf(named('script').filter(runs)),
      // Which of them a page gets is decided there.
      ...Object.values(SPECULATION).map(hashOf),
    ],
    'style-src': [SELF, ...hashesOf(named('style')), hashOf(LOGO_STYLES)],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...origins],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
    // React hands strings to `innerHTML`.
    ...(isStatic && TRUSTED_TYPES),
  };
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
 * @throws Error where a page has styles as attributes, which the policy would block, or no head
 */
export function withPolicy(html: string, allowed: Allowed): Guarded {
  const page = withoutStyleAttribute(html).replace(BANNER, TRUSTED_BANNER);
  const tags = [...tagsOf(page)];
  for (const tag of tags) {
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
