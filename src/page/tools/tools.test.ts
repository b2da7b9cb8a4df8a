// cspell:ignore geting glosary интро
import {afterEach, describe, expect, test, vi} from 'vitest';
import {issueFor, send} from './feedback';
import {pagesIn, suggest, wordsOf} from './notFound';
import {readProgress} from './progress';

const LIST = `# Site
- [Getting started: a first run](https://example.org/site/docs/tutorials/gettingstarted/index.md): Words.
- [Glossary](https://example.org/site/docs/glossary/index.md)
- [Elsewhere](https://example.org/other/index.md)
`;

describe('R5 what is suggested where no page is', () => {
  const pages = pagesIn(LIST, '/site/');

  test('R5 pages are those of the site, with their titles', () =>
    expect([...pages]).toEqual([
      ['/site/docs/tutorials/gettingstarted/', 'Getting started: a first run'],
      ['/site/docs/glossary/', 'Glossary'],
    ]));

  test.each([
    ['/site/geting-started/', '/site/docs/tutorials/gettingstarted/'],
    ['/site/docs/getting_started.html', '/site/docs/tutorials/gettingstarted/'],
    ['/site/docs/Glosary', '/site/docs/glossary/'],
    ['/site/docs/glossary/)', '/site/docs/glossary/'],
    ['/site/docs/glossary%E2%80%9D.', '/site/docs/glossary/'],
  ])('R5 %s is near %s', (asked, page) => expect(suggest(asked, pages)[0]).toBe(page));

  test('R5 what is like no page suggests none', () =>
    expect(suggest('/site/wp-login.php', pages)).toEqual([]));

  test.each([
    ['/geting-started/', 'geting started'],
    ['/a/b_c.html', 'b c'],
    ['/a/hop%20count/index.html', 'hop count'],
    ['/%E2%9C%93', ''],
    ['/docs/intro/)', 'intro'],
    ['/docs/intro)', 'intro'],
    ['/docs/%D0%B8%D0%BD%D1%82%D1%80%D0%BE/', 'интро'],
    ['/docs/caf%C3%A9/', 'café'],
    ['/docs/cafe%CC%81/', 'café'],
    ['/docs/50%', '50'],
    ['/docs/a%E0%A4%A', 'a A'],
    ['/', ''],
  ])('R5 %s asks for "%s"', (path, words) => expect(wordsOf(path)).toBe(words));
});

describe('feedback', () => {
  afterEach(() => vi.unstubAllGlobals());
  const ANSWER = {path: '/docs/a/', helpful: false, reason: 'Other', words: 'A & b\n#c'};

  test('an issue is filled in, whatever was typed', () => {
    const {searchParams} = new URL(issueFor('https://example.org/new', 'A page', ANSWER));
    expect(searchParams.get('title')).toBe('A page: other');
    expect(searchParams.get('body')).toBe('Page: /docs/a/\n\nReason: Other\n\nA & b\n#c');
  });

  test('an endpoint is asked once, without cookies, and its refusal is told', async () => {
    const fetch = vi
      .fn()
      .mockResolvedValueOnce({ok: true})
      .mockResolvedValue({ok: false, status: 503});
    vi.stubGlobal('fetch', fetch);
    await send('https://example.org/feedback', ANSWER);
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0][1]).toMatchObject({method: 'POST', credentials: 'omit'});
    await expect(send('https://example.org/feedback', ANSWER)).rejects.toThrow('503');
  });
});

describe('progress', () => {
  test.each([null, '', '{', '[]', '{"read":5,"last":{"path":1}}'])('%s is none', (stored) =>
    expect(readProgress(stored)).toEqual({read: []}),
  );

  test('what is stored is read', () => {
    const stored = {read: ['/a/'], last: {path: '/b/', title: 'B'}};
    expect(readProgress(JSON.stringify(stored))).toEqual(stored);
  });
});
