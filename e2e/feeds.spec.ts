/** Feeds have what their formats ask for: RFC 4287 of Atom, RSS 2.0, JSON Feed 1. */
// cspell:ignore jsonfeed parsererror
import {postsOf} from '../scripts/check/sources';
import {ROOT} from './pages';
import {expect, test} from './test';

const HOST = 'https://collektive.github.io';
const POSTS = postsOf(ROOT).map(({slug}) => `${HOST}/blog/${slug}/`);

interface Entry {
  id: string;
  title: string;
  day: string;
  link: string;
}

interface Read {
  /** What has to be there once, by name. */
  head: Record<string, string>;
  /** Where the feed says that it is. */
  self: string;
  entries: Entry[];
}

/** Runs in a page without a policy: the parser of a browser refuses what is not well formed. */
function readXml(xml: string): Read {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const fault = parsed.querySelector('parsererror')?.textContent;
  if (fault) {
    throw new Error(fault);
  }
  const isAtom = parsed.documentElement.localName === 'feed';
  const top = isAtom ? parsed.documentElement : parsed.querySelector('channel')!;
  const own = (parent: Element, name: string): Element[] =>
    [...parent.children].filter((one) => one.localName === name);
  const text = (parent: Element, name: string): string => {
    const found = own(parent, name).filter((one) => isAtom || one.namespaceURI === null);
    return found.length === 1 || (name === 'link' && isAtom) ? found[0].textContent.trim() : '';
  };
  const links = own(top, 'link');
  return {
    head: Object.fromEntries(
      (isAtom ? ['id', 'title', 'updated'] : ['title', 'link', 'description']).map((name) => [
        name,
        text(top, name),
      ]),
    ),
    self: links.find((one) => one.getAttribute('rel') === 'self')?.getAttribute('href') ?? '',
    entries: own(top, isAtom ? 'entry' : 'item').map((entry) => ({
      id: text(entry, isAtom ? 'id' : 'guid'),
      title: text(entry, 'title'),
      day: text(entry, isAtom ? 'updated' : 'pubDate'),
      link: isAtom ? (own(entry, 'link')[0]?.getAttribute('href') ?? '') : text(entry, 'link'),
    })),
  };
}

function expectWhole({head, entries}: Omit<Read, 'self'>): void {
  for (const [name, value] of Object.entries(head)) {
    expect(value, name).not.toBe('');
  }
  expect(entries.map(({link}) => link)).toEqual(POSTS);
  expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length);
  for (const {id, title, day} of entries) {
    expect(title, id).not.toBe('');
    expect(Number.isNaN(Date.parse(day)), `${id}: ${day}`).toBe(false);
    expect(id).toMatch(/^https:\/\/\S+$/);
  }
}

test('R6 feeds are valid', async ({page, request}) => {
  for (const file of ['blog/atom.xml', 'blog/rss.xml']) {
    await test.step(file, async () => {
      const response = await request.get(`/${file}`);
      expect(response.headers()['content-type']).toContain('xml');
      const xml = await response.text();
      const read = await page.evaluate(readXml, xml);
      expectWhole(read);
      if (file.endsWith('atom.xml')) {
        expect(read.head.updated).toBe(
          read.entries
            .map(({day}) => day)
            .sort()
            .at(-1),
        );
        expect(read.self === '' || read.self === `${HOST}/${file}`, read.self).toBe(true);
      }
    });
  }
  await test.step('blog/feed.json', async () => {
    const feed = (await (await request.get('/blog/feed.json')).json()) as {
      version: string;
      title: string;
      items: {id: string; title: string; date_modified: string; url: string}[];
    };
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expectWhole({
      head: {title: feed.title},
      entries: feed.items.map(({id, title, date_modified: day, url: link}) => ({
        ...{id, title, day, link},
      })),
    });
  });
});
