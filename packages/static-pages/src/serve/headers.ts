/** Headers that a build asks its host to send: the file `_headers`, as Netlify and Cloudflare read it. */
interface Rule {
  /** A path that may end in `*`. */
  path: string;
  headers: [name: string, value: string][];
}

/** @param text the file's; a path stands at the start of a line, its headers are indented below it */
export function readHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else {
      rules.push({path: line.trim(), headers: []});
    }
  }
  return rules;
}

/** The path that a build was made for: its first rule is for all of it. `/` where it has none. */
export const basePathOf = ([whole]: readonly Rule[]): string =>
  whole?.path.replace(/\*$/, '') ?? '/';

const fits = ({path}: Rule, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/**
 * The headers of all rules that fit, by name in small letters; two values of one stand beside each other, as
 * those hosts send them.
 * @param pathname of the request
 */
export function headersFor(rules: readonly Rule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of rules
    .filter((rule) => fits(rule, pathname))
    .flatMap((rule) => rule.headers)) {
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}
