/** Lists that name pages: the sidebar, redirects, claims, judged queries, packages of the reference. */
import {withRow} from '../new/doc';
import {mend, mendAddresses, type Change, type Tree} from './links';

export const REDIRECTS = 'src/site/redirects.ts';
export const CLAIMS = 'tests/claims.json';
export const QUERIES = /^bench\/search\/queries.*\.json$/;
export const PACKAGES = 'content/reference/pages.ts';

const folderOf = (id: string): string => id.split('/').slice(0, -1).join('/');

/** The sidebar with the page in its place, in that of another folder, or without it. */
export function mendSidebar(sidebar: string, id: string, to?: string): string {
  const row = `'${id}'`;
  if (!sidebar.includes(row)) {
    return sidebar;
  }
  if (to !== undefined && folderOf(id) === folderOf(to)) {
    return sidebar.replace(row, `'${to}'`);
  }
  const others = sidebar.replace(new RegExp(`${row},?\\s*`), '');
  return to === undefined ? others : withRow(others, folderOf(to), to);
}

/** Redirects with a row from one address to another, and without those from the address of a page. */
export function mendRedirects(source: string, from: string, to: string): string {
  const isPage = new RegExp(`\\{\\s*from: '${to}',\\s*to: '[^']*',?\\s*\\},?\\s*`, 'g');
  return source.replace(isPage, '').replace(/,?\s*\];\s*$/, (_, at: number, all: string) => {
    const comma = all.slice(0, at).endsWith('[') ? '' : ',';
    return `${comma} {from: '${from}', to: '${to}'}];\n`;
  });
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Claims {
  claims: {page: string; sentence: string}[];
}

/** Claims with the sentences that their pages have now, and without those of a page that goes. */
export function mendClaims(source: string, change: Change, tree: Tree, stays: boolean): string {
  const claimed = JSON.parse(source) as Claims;
  const claims = claimed.claims
    .filter(({page}) => stays || page !== change.file)
    .map(({page, sentence, ...rest}) => {
      const is = page === change.file && change.to ? change.to.file : page;
      return {page: is, sentence: mend(sentence, page, is, change, tree), ...rest};
    });
  return json({...claimed, claims});
}

/** Judged queries that expect pages which are there, each once. */
export function mendQueries(source: string, change: Change): string {
  const queries = JSON.parse(source) as {relevant: string[]}[];
  const gone = new RegExp(`^/docs/${change.id}/`);
  const mended = queries.map(({relevant, ...rest}) => {
    const pages = change.to
      ? relevant.map((page) => mendAddresses(page, change))
      : relevant.filter((page) => !gone.test(page));
    return {...rest, relevant: [...new Set(pages)]};
  });
  return json(mended.filter(({relevant}, i) => relevant.length > 0 || !queries[i].relevant.length));
}
