/** The pages of the site as it was built: nothing in them leads nowhere or is left to guess. */
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkSite} from '../../tools/check/rules/site';
import {BASE_URL} from '../../src/site/env';

test('E1 links, anchors, labels, headings, images, ids and words of every page are in order', () => {
  const {pages, faults} = checkSite(path.join(__dirname, '../../build'), BASE_URL);
  expect(pages).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
