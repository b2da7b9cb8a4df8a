// cspell:ignore unstub
import {afterEach, describe, expect, test, vi} from 'vitest';
import {faultOfScript, fetchData, fetchJson, type Shape} from './data';

interface Thing {
  name: string;
  parts: readonly string[];
}
const SHAPE: Shape<Thing> = {name: 'string', parts: 'array'};

const HTML = {'content-type': 'text/html; charset=utf-8'};
const JSON_TYPE = {'content-type': 'application/json; charset=utf-8'};
const SCRIPT = {'content-type': 'text/javascript'};

const answer = (make: () => Response | Promise<Response>): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(async () => make()),
  );
const broken = (): Response => {
  throw new TypeError('Failed to fetch');
};
afterEach(() => vi.unstubAllGlobals());

describe('data of the site', () => {
  test('F23 come as they are', async () => {
    const thing = {name: 'a', parts: ['b']};
    answer(() => Response.json(thing));
    expect(await fetchData('/a.json', SHAPE)).toEqual(thing);
  });

  test.each<[string, () => Response, string]>([
    ['nobody answers', broken, 'offline'],
    ['status 404', () => new Response('', {status: 404}), 'gone'],
    ['status 503', () => new Response('', {status: 503}), 'offline'],
    ['a page with status 200', () => new Response('<!doctype html>', {headers: HTML}), 'wrong'],
    ['JSON that says it is a page', () => new Response('{}', {headers: HTML}), 'wrong'],
    ['a page that says it is JSON', () => new Response('<p>', {headers: JSON_TYPE}), 'wrong'],
    ['no type', () => new Response(new Uint8Array([123, 125])), 'wrong'],
    ['half of it', () => new Response('{"name": "a', {headers: JSON_TYPE}), 'wrong'],
    ['null', () => Response.json(null), 'wrong'],
    ['a list', () => Response.json([]), 'wrong'],
    ['a field missing', () => Response.json({name: 'a'}), 'wrong'],
    ['a field of another kind', () => Response.json({name: 'a', parts: {}}), 'wrong'],
    ['null for a field', () => Response.json({name: null, parts: []}), 'wrong'],
  ])('F23 %s: refused with its name', async (_, make, fault) => {
    answer(make);
    await expect(fetchData('/play/a.json', SHAPE)).rejects.toMatchObject({
      fault,
      message: expect.stringMatching(/^\/play\/a\.json /) as unknown,
    });
  });

  test('F23 an address of any form is named by its path', async () => {
    answer(() => new Response('', {status: 404}));
    await expect(fetchJson(new URL('https://a.test/b/c.json?d'))).rejects.toThrow(
      '/b/c.json cannot be fetched: status 404.',
    );
  });
});

describe('a script that did not start', () => {
  test.each<[string, () => Response, string]>([
    ['nobody answers', broken, 'offline'],
    ['status 404', () => new Response('', {status: 404}), 'gone'],
    ['status 500', () => new Response('', {status: 500}), 'offline'],
    ['a page in its place', () => new Response('', {headers: HTML}), 'wrong'],
    ['the script', () => new Response('', {headers: SCRIPT}), 'blocked'],
  ])('F23 %s', async (_, make, fault) => {
    answer(make);
    expect(await faultOfScript('/a.js', 'blocked')).toBe(fault);
  });
});
