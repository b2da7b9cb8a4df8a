/** A kind of page that an author writes; a row of the table in guides/pages.md, which a test holds to this one. */
interface PageKind {
  /** Files, and folders with their slash; what no earlier kind has taken. */
  places: readonly string[];
  /** What it is for, in a few words; empty where the name says it. */
  purpose: string;
  /** Which keys its frontmatter has; see markdown/front-matter/schema. */
  frontMatter: 'doc' | 'post' | 'page';
  /** Boxes that it has to bring along; see markdown/remark/pageSections. */
  parts: readonly string[];
}

export const KINDS = {
  introduction: {
    places: ['docs/introduction/', 'docs/intro.mdx'],
    purpose: '',
    frontMatter: 'doc',
    parts: [],
  },
  tutorial: {
    places: ['docs/tutorials/'],
    purpose: 'learn by doing',
    frontMatter: 'doc',
    parts: ['Learn', 'Prerequisites', 'Recap', 'NextSteps'],
  },
  explanation: {
    places: ['docs/explanation/'],
    purpose: 'understand',
    frontMatter: 'doc',
    parts: ['NextSteps'],
  },
  'how-to': {
    places: ['docs/how-to/'],
    purpose: 'reach one goal',
    frontMatter: 'doc',
    parts: ['NextSteps'],
  },
  showcase: {
    places: ['docs/showcase/'],
    purpose: 'research',
    frontMatter: 'doc',
    parts: ['NextSteps'],
  },
  reference: {places: ['docs/'], purpose: 'look things up', frontMatter: 'doc', parts: []},
  post: {places: ['blog/'], purpose: 'news', frontMatter: 'post', parts: []},
  page: {places: ['src/pages/'], purpose: 'standalone', frontMatter: 'page', parts: []},
} as const satisfies Record<string, PageKind>;

export type Kind = keyof typeof KINDS;

/** The kinds in order, with what they are. */
export const KIND_ROWS = Object.entries(KINDS) as [Kind, PageKind][];

/**
 * @param file path from the site's folder, with slashes
 * @returns `undefined` for partials (`_name.mdx`) and for files outside of the folders of pages
 */
export function kindOf(file: string): Kind | undefined {
  if (/(^|\/)_/.test(file)) {
    return undefined;
  }
  const isIn = (place: string): boolean =>
    place.endsWith('/') ? file.startsWith(place) : file === place;
  return KIND_ROWS.find(([, {places}]) => places.some(isIn))?.[0];
}
