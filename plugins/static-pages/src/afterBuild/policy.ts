import {createHash} from 'node:crypto';
import {SPECULATION} from '../page/speculation';
import {attributeOf, tagsOf, type Tag} from '../html/tags';

/** What pages of a build are allowed besides what they all are. */
export interface PolicyOptions {
  /** More sources, by directive: `{'img-src': ['https:']}`. */
  sources?: Readonly<Record<string, readonly string[]>>;
  /** Style sheets that scripts put into pages, by their texts. */
  styles?: readonly string[];
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

const hashesOf = (tags: readonly Tag[]): string[] => [
  ...new Set(tags.map(({text}) => hashOf(text))),
];

/** The policy of a page: only what the site itself serves, and the scripts and styles that stand in it, by hash. */
function policyOf(tags: readonly Tag[], {sources = {}, styles = []}: PolicyOptions): string {
  const named = (name: string): Tag[] => tags.filter((tag) => tag.name === name);
  const directives: Record<string, string[]> = {
    'default-src': [NONE],
    'script-src': [
      SELF,
      ...hashesOf(named('script').filter(runs)),
      // Which of them a page gets is decided there.
      ...Object.values(SPECULATION).map(hashOf),
    ],
    'style-src': [SELF, ...hashesOf(named('style')), ...styles.map(hashOf)],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
  };
  return Object.entries(directives)
    .map(([name, allowed]) => [name, ...allowed, ...(sources[name] ?? [])].join(' '))
    .join(';');
}

/**
 * A page with its policy as the first thing in its head that matters.
 * @throws Error where a page has styles as attributes, each of which would weaken the policy, or no head
 */
export function withPolicy(html: string, allowed: PolicyOptions = {}): string {
  // Drawings that other drawings use are hidden by an attribute: a policy has no word for their style.
  const page = html.replace(/(<svg[^>]*) style="display: ?none;?"/g, '$1 hidden');
  const tags = [...tagsOf(page)];
  for (const tag of tags) {
    const style = attributeOf(tag, 'style');
    if (style !== undefined) {
      throw new Error(
        `<${tag.name} style="${style}"> is blocked by the content security policy. Use a class`,
      );
    }
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(tags, allowed)}">`;
  // After the encoding, which has to stand among the first bytes.
  const put = page.replace(/<head>\s*<meta charset=["']?utf-8["']?\s*\/?>/i, `$&${meta}`);
  if (put === page) {
    throw new Error('there is no <head> that starts with the encoding');
  }
  return put;
}
