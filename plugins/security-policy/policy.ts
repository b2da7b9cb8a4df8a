import {createHash} from 'node:crypto';
import {SPECULATION} from '../../src/page/speculation';
import type {SearchSettings} from '../../src/site/search';
import {attributeOf, tagsOf, type Tag} from '../html/tags';

/** What a page may do, as the directives of a content security policy. */
type Directives = Record<string, readonly string[]>;

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

/**
 * The policy of a page: only what the site itself serves, and the scripts and styles that stand in this
 * page, each by its hash.
 *
 * @param html the page as it is served
 * @param origins others that its scripts may speak to
 */
export const policyOf = (html: string, origins: readonly string[]): string =>
  policyFor([...tagsOf(html)], origins);

/** The same, of all tags of the page. */
function policyFor(tags: readonly Tag[], origins: readonly string[]): string {
  const named = (name: string): Tag[] => tags.filter((tag) => tag.name === name);
  const directives: Directives = {
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Drawings that other drawings use are hidden by an attribute: a policy has no word for their style. */
const withoutStyleAttribute = (html: string): string =>
  html.replace(/(<svg[^>]*) style="display: ?none;?"/g, '$1 hidden');

/**
 * A page with its policy as the first thing in its head that matters.
 * @throws Error where a page has styles as attributes, which the policy would block, or no head
 */
export function withPolicy(html: string, origins: readonly string[]): string {
  const page = withoutStyleAttribute(html);
  const tags = [...tagsOf(page)];
  for (const tag of tags) {
    const style = attributeOf(tag, 'style');
    if (style !== undefined) {
      throw new Error(
        `<${tag.name} style="${style}"> is blocked by the content security policy. Use a class`,
      );
    }
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(tags, origins)}">`;
  // After the encoding, which has to stand among the first bytes.
  const put = page.replace(/<head>\s*<meta charset=["']?utf-8["']?\s*\/?>/i, `$&${meta}`);
  if (put === page) {
    throw new Error('there is no <head> that starts with the encoding');
  }
  return put;
}
