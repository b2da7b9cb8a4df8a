/** The page of results. */
import {readFileSync} from 'node:fs';
import type {Peer} from './run';

const versionIn = (file: string, name: string): string => {
  const {dependencies} = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name];
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

interface Run {
  documents: number;
  /** Of Lighthouse on each site. */
  runs: number;
  /** As 2026-11-22. */
  day: string;
}

export function tableOf(peers: Record<string, Peer>, {documents, runs, day}: Run): string {
  const kB = ({weight}: Peer, kind: string): number => weight.kinds[kind]?.gzip ?? 0;
  const rows = Object.entries(peers).map(([name, peer]) => {
    const {weight, audit} = peer;
    const scores = [audit.performance, audit.accessibility, audit['best-practices'], audit.seo];
    return row([
      name,
      ...['html', 'script', 'style', 'font', 'image'].map((kind) => kB(peer, kind)),
      `**${weight.total.gzip}**`,
      weight.total.brotli,
      weight.requests,
      scores.join(' / '),
      Math.round(audit.LCP),
      Math.round(audit.TBT),
      audit.CLS,
    ]);
  });
  return `# This site beside others, the same text in each

Written by \`npm run bench:peers\` on ${day}, in one run on one machine, which does other things too: bytes
and requests are firm, times show an order. Each site carries the same ${documents} documents of about 600 words,
six headings, two blocks of code and four links; measured is the first of them, on a phone's screen, nothing
touched, with an empty cache. Kilobytes are gzip over the wire but for the column that says brotli. This site
has its own documents and its search besides; the others are as their makers' templates are: the classic
template of Docusaurus ${versionIn('../../package.json', '@docusaurus/core')} with its faster toolchain and no search, VitePress
${versionIn('vitepress/package.json', 'vitepress')} without search, Starlight ${versionIn('starlight/package.json', '@astrojs/starlight')} on Astro ${versionIn('starlight/package.json', 'astro')} (the last that runs on Node 20) with Pagefind.

Lighthouse is that of a phone, with simulated throttling, the best of ${runs}: performance,
accessibility, best practices, SEO; then the largest paint and the blocking time in milliseconds, and the
layout shift.

${row(['', 'HTML', 'script', 'style', 'fonts', 'pictures', 'all', 'brotli', 'requests', 'Lighthouse', 'LCP', 'TBT', 'CLS'])}
${row(['---', ...Array.from({length: 12}, () => '--:')])}
${rows.join('\n')}
`;
}
