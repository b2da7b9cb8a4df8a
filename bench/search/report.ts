/** The results as a page of Markdown: what readers of the repository look at. */
import {lostColumns} from './lost';
import type {Results} from './results';
import {chromiumTable, relevanceTable, sizeTable, speedTable, tableOf} from './table';

export function pageOf(results: Results): string {
  const {sections, queries, unseen, packed, misses} = results;
  const bySize = sections.map(
    (size) => `## ${size} sections

${sizeTable(results, size)}

Packed as this site's index is, _MiniSearch, tuned_ would take ${packed[size].toFixed(3)} kB gzip a section (only weighed).

${speedTable(results, size)}`,
  );
  return `# Search engines, side by side

Written by \`npm run bench:search\`, in one run, on one machine that does other things too: engines are
measured in processes of their own, in processor time. Ratios are to this site's engine. It and
_MiniSearch, tuned_ answer with highlights and snippets for 20 hits; the others answer with 20
addresses (Pagefind with 10, each in a file of its own; fetching takes no time here). Larger sites are
made from the text of this one. Bytes are those of the index and of the texts that results show.

_MiniSearch, tuned_ is what the site would use instead of its own engine: our tokenizer, fields,
weights, stop words, variants and preference for titles, with MiniSearch in the place of the index; each
of its settings has the value that is best on the judged queries (\`bench/search/minisearch\`,
\`npm run bench:tune\`).

## Relevance

${queries} judged queries (\`bench/search/queries.json\`). Recall@5 is the share of queries with a right
answer among the first five. Each engine has the best of the settings that were tried. This site's
engine and _MiniSearch, tuned_ were tuned on these queries; the ${unseen} called *unseen* were written
apart, and set aside for a time. What strangers can expect is in [rows.md](rows.md).

${relevanceTable(results)}

${bySize.join('\n\n')}

## In a worker of Chromium

From a page, through the site's client: until the index can be searched (start, fetch, load; best of
five), and from each key to its answer in the page (best of three). Key by key the two took turns.

${chromiumTable(results)}

## Columns in which another engine is ahead

- Relevance: _MiniSearch, tuned_ is close to ours on these queries; they differ by a handful.
- Library: ours and _MiniSearch, tuned_ hold what others leave to the page: highlights, snippets, facets.
- Time a key: FlexSearch stores an entry for each prefix of a word, in half as many bytes again, and has no
  edit distance; its answers to typing errors and questions show both. It and _MiniSearch, as it comes_
  stop at addresses, where ours goes on to highlights and snippets.
- Ready, and memory: Pagefind reads parts of its index at each key instead, which its times a key show.

${tableOf(['Where', 'column', 'ours', 'best', 'its value'], lostColumns(results))}

## Queries that this site's engine does not answer first

${misses
  .map(
    ({query, kind, rank}) =>
      `- ${kind}: \`${query}\`, ${rank === 0 ? 'not among the hits' : `place ${rank}`}`,
  )
  .join('\n')}
`;
}
