/** Stand-ins for what pages are made of: what they say of their head, and parts that come later. */
import {createElement, type ReactElement} from 'react';
import {describe, expect, test, vi} from 'vitest';
import {effective} from './helmet';
import Loadable from './loadable';

type Tag = Parameters<typeof effective>[0][number][number];

const tag = (type: string, attributes: object, text?: string): Tag =>
  createElement(type, attributes, text) as ReactElement as Tag;
const meta = (attributes: object): Tag => tag('meta', attributes);
const link = (rel: string, href: string): Tag => tag('link', {rel, href});
const said = (...lists: Tag[][]): string[] =>
  effective(lists).map(({type, props: {content, href, children}}) =>
    [type, content ?? href ?? children].join(' '),
  );

describe('of what components say of the head', () => {
  test('the innermost counts, by name or property', () => {
    expect(
      said(
        [meta({name: 'description', content: 'site'}), meta({property: 'og:title', content: 't'})],
        [meta({name: 'description', content: 'page'})],
      ),
    ).toEqual(['meta t', 'meta page']);
  });

  test('one component may say a thing twice', () => {
    const authors = ['a', 'b'].map((content) => meta({name: 'author', content}));
    expect(said(authors)).toEqual(['meta a', 'meta b']);
  });

  test('there is one canonical address, and other links by what they lead to', () => {
    expect(
      said(
        [link('canonical', '/a/'), link('alternate', '/rss')],
        [link('canonical', '/b/'), link('alternate', '/atom')],
      ),
    ).toEqual(['link /rss', 'link /b/', 'link /atom']);
  });

  test('scripts without an address differ by their text', () => {
    const data = (text: string): Tag[] => [tag('script', {type: 'application/ld+json'}, text)];
    expect(said(data('1'), data('2'), data('1'))).toEqual(['script 2', 'script 1']);
  });
});

describe('parts that come later', () => {
  const made = (load: () => Promise<string>) =>
    Loadable.Map({loader: {a: load}, loading: () => null, render: () => null});

  test('are asked for once', async () => {
    const load = vi.fn(() => Promise.resolve('A'));
    const part = made(load);
    await Promise.all([part.preload(), part.preload()]);
    expect(await part.preload()).toEqual({a: 'A'});
    expect(load).toHaveBeenCalledOnce();
  });

  test('and again when they could not be had', async () => {
    const load = vi.fn(() => Promise.resolve('A')).mockRejectedValueOnce(new Error('gone'));
    const part = made(load);
    await expect(part.preload()).rejects.toThrow('gone');
    expect(await part.preload()).toEqual({a: 'A'});
  });
});
