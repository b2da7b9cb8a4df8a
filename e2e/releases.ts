/** Two releases of the built site at one origin: what happens to a tab that was open before the second. */
import {createHash} from 'node:crypto';
import {cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {createServer, request as ask} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {WholeIndex} from '@collektive/search/index';
import {serve} from '../scripts/serve';
import {test as hosted} from './hosted';
import {expect, type PageLog} from './test';

const ROOT = path.join(__dirname, '..');
const TEMPORARY = path.join(ROOT, 'tests', '.tmp');

/** The hash in the name of a built file: `main.0a1b2c3d.js`, `0a1b2c3d.js`. */
const HASH = /^(?:[\w~-]+\.)?([0-9a-f]{8}|[0-9A-Z]{8})\.(?:js|css)$/;
/** What may name such a file. */
const TEXT = /\.(?:html|js|css|json)$/;

/** Another hash for a hash, in the same letters; each of its own. */
const otherHash = (hash: string): string =>
  [...hash]
    .map((sign) => {
      const letters = ['0123456789', 'abcdef', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((all) =>
        all.includes(sign),
      )!;
      return letters[(letters.indexOf(sign) + 5) % letters.length];
    })
    .join('');

/** Gives the texts of the search index other bytes, and with them other names. */
async function renameTexts(dir: string): Promise<void> {
  const folder = path.join(dir, 'search');
  const file = path.join(folder, 'index.json');
  const index = JSON.parse(await readFile(file, 'utf8')) as WholeIndex;
  index.texts = await Promise.all(
    index.texts.map(async (name) => {
      const text = `${await readFile(path.join(folder, name), 'utf8')}\n`;
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      await rm(path.join(folder, name), {force: true});
      const renamed = `texts.${hash}.json`;
      await writeFile(path.join(folder, renamed), text);
      return renamed;
    }),
  );
  await writeFile(file, JSON.stringify(index));
}

/** Makes the next release of a built site, in which every script and style sheet has another name. */
async function makeNextRelease(from: string, dir: string): Promise<void> {
  await cp(from, dir, {recursive: true});
  const files = (await readdir(dir, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name));
  const hashes = files.flatMap((file) => HASH.exec(path.basename(file))?.[1] ?? []);
  const named = new RegExp(hashes.join('|'), 'g');
  await Promise.all(
    files.map(async (file) => {
      const name = path
        .basename(file)
        .replace(HASH, (whole, hash: string) => whole.replace(hash, otherHash(hash)));
      if (TEXT.test(file)) {
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replace(named, otherHash));
      }
      await rename(file, path.join(path.dirname(file), name));
    }),
  );
  if (await readFile(path.join(dir, 'search', 'index.json')).catch(() => undefined)) {
    await renameTexts(dir);
  }
}

type State = 'old' | 'new' | 'away';

export interface Site {
  url: string;
  /** Publishes the other release: all names that the old one has and it has not are gone. */
  publish: () => void;
  /** Takes the whole site out of reach, and back. */
  goAway: () => void;
  comeBack: () => void;
  /** `true`: what is missing is answered by a page with status 200, as some hosts do. */
  missingIsPage: boolean;
  /** Addresses for which the server is at fault. */
  faulty?: RegExp;
}

/** One origin, behind which stand two releases. */
async function startFront(releases: Record<'old' | 'new', string>) {
  let state: State = 'old';
  const site: Site = {
    url: '',
    publish: () => void (state = 'new'),
    goAway: () => void (state = 'away'),
    comeBack: () => void (state = 'old'),
    missingIsPage: false,
  };
  const front = createServer((incoming, outgoing) => {
    if (state === 'away') {
      incoming.socket.destroy();
      return;
    }
    const {method, headers, url} = incoming;
    if (site.faulty?.test(url!)) {
      outgoing.writeHead(503).end();
      return;
    }
    ask(`${releases[state]}${url}`, {method, headers}, (answer) => {
      const isPage = site.missingIsPage && answer.statusCode === 404;
      if (isPage) {
        // Without it, a browser runs as a script whatever it gets.
        delete answer.headers['x-content-type-options'];
      }
      outgoing.writeHead(isPage ? 200 : answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    })
      .on('error', () => outgoing.destroy())
      .end();
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  site.url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((closed) => {
      front.close(() => closed());
      front.closeAllConnections();
    });
  return {site, close};
}

interface Fixtures {
  /** Served by `release`, whose pages are open when another is published. */
  release: Site;
}

interface WorkerFixtures {
  /** Folder of the release that is published later, by the build it comes from. */
  nextRelease: (build: string) => Promise<string>;
}

/** Tests of a tab that is open while the site changes below it. */
export const test = hosted.extend<Fixtures, WorkerFixtures>({
  nextRelease: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await mkdir(TEMPORARY, {recursive: true});
      const folder = await mkdtemp(path.join(TEMPORARY, 'release-'));
      const made = new Map<string, Promise<string>>();
      await use((build) => {
        const dir = path.join(folder, build);
        const release =
          made.get(build) ?? makeNextRelease(path.join(ROOT, build), dir).then(() => dir);
        made.set(build, release);
        return release;
      });
      await rm(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
  release: async ({nextRelease, site, servers}, use) => {
    const build = site === 'hosted' ? 'build-hosted' : 'build';
    const next = await serve({dir: await nextRelease(build)});
    const {site: release, close} = await startFront({
      old: servers[site],
      new: next.url,
    });
    await use(release);
    await close();
    await next.close();
  },
  baseURL: ({release}, use) => use(release.url),
});

export {expect};

/** Everything that the console was told; the browser's own notes about answers left out. */
export const told = ({warnings}: PageLog): string[] =>
  warnings.filter((text) => !/MIME type/.test(text));

/** The page that links lead to. */
export const NEXT = '/docs/references/';

export const notice = (page: Page) =>
  page.getByRole('status').filter({hasText: 'Are you offline?'});
export const tryAgain = (page: Page) => notice(page).getByRole('button', {name: 'Try again'});
export const results = (page: Page) => page.locator('[data-search] li');
