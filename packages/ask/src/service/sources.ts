import {isObject, HIERARCHY_LEVELS} from '@collektive/search';

/** A page that an answer rests on. Its address is the service's word: see `safeAddress`. */
export interface Source {
  url: string;
  title: string;
}

type Fields = Record<string, unknown>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The deepest heading of a hit, or what else names it. */
function titleOf(hit: Fields): string | undefined {
  const hierarchy = isObject(hit.hierarchy) ? hit.hierarchy : {};
  const titles = [hit.title, ...HIERARCHY_LEVELS.map((level) => hierarchy[level])];
  return titles
    .filter((title): title is string => typeof title === 'string' && title !== '')
    .at(-1);
}

/** The hits of whatever a search tool puts out: a list, `{hits}`, or the provider's `{results}`. */
const hitsOf = (output: unknown): unknown[] =>
  isObject(output)
    ? [...listOf(output.hits), ...listOf(output.results).flatMap(hitsOf)]
    : listOf(output);

/** The pages that a search tool of the answering service has found; what is none is left out. */
export const sourcesOf = (output: unknown): Source[] =>
  hitsOf(output).flatMap((hit) =>
    isObject(hit) && typeof hit.url === 'string' && hit.url.length <= MAX_URL_LENGTH
      ? [{url: hit.url, title: (titleOf(hit) ?? hit.url).slice(0, MAX_TITLE_LENGTH)}]
      : [],
  );

/** Longest title and address of a source. */
const MAX_TITLE_LENGTH = 200;
const MAX_URL_LENGTH = 2_000;

/** Sources that are shown under an answer, at most. */
const MAX_SOURCES = 5;

/** Adds sources to a list: each address once, in the order in which they came. */
export function addSources(sources: Source[], more: Source[]): Source[] {
  const known = new Set(sources.map(({url}) => url));
  const fresh = more.filter(({url}) => !known.has(url) && known.add(url));
  return [...sources, ...fresh].slice(0, MAX_SOURCES);
}
