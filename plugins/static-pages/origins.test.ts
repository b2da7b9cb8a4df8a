import type {SearchSettings} from '@collektive/search';
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {LOGO_STYLES, originsOf} from './origins';

test('the style sheet of the logo in DocSearch’s modal is the one that browsers ask for', () => {
  expect(createHash('sha256').update(LOGO_STYLES).digest('base64')).toBe(
    'lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY=',
  );
});

test.each<[string, SearchSettings, string[]]>([
  ['nobody, with the site’s own index', {mode: 'embedded'}, []],
  [
    'the provider’s hosts',
    {mode: 'hosted', appId: 'APP', apiKey: 'k', indexName: 'i'},
    ['https://APP-dsn.algolia.net', ...[1, 2, 3].map((n) => `https://APP-${n}.algolianet.com`)].map(
      (address) => new URL(address).origin,
    ),
  ],
  [
    'other hosts, events and answers, each origin once',
    {
      mode: 'hosted',
      appId: 'APP',
      apiKey: 'k',
      indexName: 'i',
      hosts: ['http://127.0.0.1:1/a', 'http://127.0.0.1:1/b'],
      insights: {host: 'https://insights.example'},
      askAi: {endpoint: 'https://ask.example/v1'},
    },
    ['http://127.0.0.1:*', 'https://insights.example', 'https://ask.example'],
  ],
  [
    'nobody else, where answers come from the site',
    {mode: 'embedded', askAi: {endpoint: '/ask'}},
    [],
  ],
])('H3 pages may speak to %s', (_, settings, origins) => {
  expect(originsOf(settings)).toEqual(origins);
});
