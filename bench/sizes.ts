/**
 * Says in Markdown what pages weigh, beside what they weighed: for the summary of a run, and for a comment on a pull
 * request. There the first file comes from code that nobody has looked at, so nothing of it is taken but numbers.
 *
 *   node bench/sizes.ts NOW.json BEFORE.json      files as bench/weights.ts writes them
 */
import {readFileSync} from 'node:fs';

interface Weight {
  requests: number;
  kinds: Record<string, {gzip: number} | undefined>;
  total: {gzip: number};
}
type Weights = Record<string, Weight | undefined>;

const KINDS = ['html', 'script', 'style', 'font', 'image'] as const;

const read = (file: string | undefined): Weights =>
  JSON.parse(readFileSync(file ?? '', 'utf8')) as Weights;

const [now, before] = process.argv.slice(2).map(read);

/** A number, with how much it has changed. */
function cell(valueOf: (weight: Weight) => unknown, page: string): string {
  const [is, was] = [now[page], before[page]].map((weight) => {
    const value = weight && valueOf(weight);
    return typeof value === 'number' ? value : 0;
  });
  const change = Number((is - was).toFixed(1));
  return change === 0 ? String(is) : `**${is}** (${change > 0 ? '+' : '−'}${Math.abs(change)})`;
}

const rows = Object.keys(before).map((page) => [
  page,
  cell(({total}) => total?.gzip, page),
  ...KINDS.map((kind) => cell(({kinds}) => kinds?.[kind]?.gzip, page)),
  cell(({requests}) => requests, page),
]);

const HEAD = ['page', 'all', ...KINDS, 'requests'];
console.log(
  [
    'What pages weigh: kB gzip over the wire on a phone, nothing touched; in brackets the change since `main` last wrote its figures.',
    '',
    ...[HEAD, HEAD.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
  ].join('\n'),
);
