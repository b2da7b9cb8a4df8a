/** What Mozilla Observatory says of the hosts that guides/hosting.md names: A+, by its own tests. */
import {readFileSync} from 'node:fs';
import type {IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {headersFor, readHeaders, serve} from '@collektive/static-pages/serve';
import {VARIANT} from '../../scripts/test/stages';
import {startNginx, whyNoNginx} from '../nginx';
import {grade} from '../observatory';

const ROOT = path.join(__dirname, '../..');
const REASON = whyNoNginx();
const BUILDS: [string, string][] = [
  ['build', '/'],
  ['build-variant', VARIANT.BASE_URL],
];
const read = (build: string, file: string): string =>
  readFileSync(path.join(ROOT, build, file), 'utf8');

function expectBest(headers: IncomingHttpHeaders, build: string): void {
  const best = grade({headers, html: read(build, 'index.html')});
  expect(best.grade, JSON.stringify(best, null, 2)).toBe('A+');
  expect(Object.values(best.results).filter(([, modifier]) => modifier < 0)).toEqual([]);
  expect(best.results['content-security-policy'][0]).toBe(
    'csp-implemented-with-no-unsafe-default-src-none',
  );
}

test('a host that sends nothing is far from it', () => {
  expect(grade({headers: {}, html: ''})).toMatchObject({grade: 'D', score: 30});
});

describe.each(BUILDS)('Observatory gives A+ for %s below %s', (build, base) => {
  test('on hosts that read _headers', () => {
    expectBest(headersFor(readHeaders(read(build, '_headers')), base), build);
  });

  test('on `npm run serve`', async () => {
    const server = await serve({dir: path.join(ROOT, build), base});
    const answer = await fetch(server.url + base);
    await server.close();
    expectBest(Object.fromEntries(answer.headers), build);
  });

  test.runIf(REASON === undefined)('on nginx', async () => {
    const nginx = await startNginx(path.join(ROOT, build), base);
    const {headers} = await nginx.ask(base);
    await nginx.stop();
    expectBest(headers, build);
  });
});

test.runIf(REASON)(`nginx was not tried: ${REASON}`, () => {
  expect(REASON).toBeTruthy();
});
