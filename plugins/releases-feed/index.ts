/** A feed of the library's releases, made of the tables of the page that tells of them: the page is the only source. */
import {isElement, partsOf} from '@collektive/twins';
import {Feed} from 'feed';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {readingOf} from '../machines/reading';

/** Name of the feed, beside the page. */
export const RELEASES_FEED = 'atom.xml';

/** What stands in the head of the page. */
export const RELEASES_LINK = `<link rel=alternate type=application/atom+xml href=${RELEASES_FEED} title=Releases>`;

/** The first columns of a table of releases. */
const COLUMNS = ['Release', 'Of'];

export interface Site {
  name: string;
  /** Address of the page. */
  page: string;
  licence: string;
}

const elementsOf = (node: Element, tagName: string): Element[] =>
  node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === tagName ? [child] : elementsOf(child, tagName)));

/** The cells of the rows of a table, its head first. */
const rowsOf = (table: Element): Element[][] =>
  elementsOf(table, 'tr').map((row) => row.children.filter(isElement));

/** `24 July 2026`, whatever the clock of the machine. @throws Error for what is no date */
function dateOf(words: string): Date {
  const date = new Date(`${words} UTC`);
  if (Number.isNaN(date.getTime())) {
    throw new Error(`"${words}" is no date of a release. Write it as 24 July 2026`);
  }
  return date;
}

/**
 * The feed, as Atom.
 * @param html of the page
 * @throws Error where the page has no table of releases
 */
export function releasesFeed(html: string, {name, page, licence}: Site): string {
  const parts = partsOf(html, page, readingOf());
  const releases = (parts ? elementsOf(parts.main, 'table') : [])
    .map(rowsOf)
    .filter(([head = []]) =>
      COLUMNS.every((column, at) => head[at] && toString(head[at]) === column),
    )
    .flatMap(([, ...rows]) => rows)
    .map(([release, day, ...changes]) => ({
      release: toString(release),
      date: dateOf(toString(day)),
      changes: changes.flatMap(({children}): ElementContent[] => children),
    }))
    .sort((one, other) => other.date.getTime() - one.date.getTime());
  if (!parts || releases.length === 0) {
    throw new Error(`${page} has no table with the columns ${COLUMNS.join(' and ')}`);
  }
  const author = {name: `The ${name} authors`};
  const feed = new Feed({
    ...{id: page, link: page, title: `${name} releases`, description: parts.description},
    ...{language: 'en', copyright: licence, author, updated: releases[0].date},
    feedLinks: {atom: page + RELEASES_FEED},
  });
  for (const {release, date, changes} of releases) {
    feed.addItem({
      ...{id: `${page}#${release}`, link: page, title: `${name} ${release}`, date},
      content: toHtml(changes),
    });
  }
  return feed.atom1();
}
