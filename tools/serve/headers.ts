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

const fits = ({path}: Rule, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** The headers of all rules that fit, by name in small letters. @param pathname of the request */
export const headersFor = (rules: readonly Rule[], pathname: string): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter((rule) => fits(rule, pathname))
      .flatMap(({headers}) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  );
