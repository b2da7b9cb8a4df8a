/**
 * This site beside others that carry the same text: what a document of it weighs, and what Lighthouse
 * says of it. Writes results/peers.json and results/peers.md.
 *
 *   npm run bench:peers -- [DOCUMENTS=25] [RUNS=3]
 */
import {chromium} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../../scripts/browser/chromium';
import {serve} from '@collektive/static-pages/serve';
import {audit, type Audit} from '../audit';
import {save, saveText} from '../measure';
import {weigh, type Weight} from '../weigh';
import {tableOf} from './report';
import {SITES} from './sites';

const DOCUMENTS = Number(process.argv[2] ?? 25);
/** Of Lighthouse, of which the best counts: noise only ever lowers a score. */
const RUNS = Number(process.argv[3] ?? 3);

export interface Peer {
  weight: Weight;
  audit: Audit;
}

async function measure(dir: string, document: string): Promise<Peer> {
  const site = await serve({dir, port: 0});
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  try {
    const weight = await weigh(browser, site.url + document);
    let best = await audit(site.url + document);
    for (let run = 1; run < RUNS; run++) {
      const next = await audit(site.url + document);
      best = next.performance > best.performance ? next : best;
    }
    return {weight, audit: best};
  } finally {
    await browser.close();
    await site.close();
  }
}

const peers: Record<string, Peer> = {};
for (const {name, build, document} of SITES) {
  console.log(`${name}: building ${DOCUMENTS} documents`);
  peers[name] = await measure(build(DOCUMENTS), document);
  console.log(`${name}: ${peers[name].weight.total.gzip} kB`);
}
const day = new Date().toISOString().slice(0, 10);
save('peers', {day, documents: DOCUMENTS, peers});
saveText('peers.md', tableOf(peers, {documents: DOCUMENTS, runs: RUNS, day}));
