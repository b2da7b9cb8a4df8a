import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {askAll, type Answer} from './ask';
import {judge} from './judge';
import {outerLinks} from './outer';

let server: Server;
let host: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({url, method}, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/there') {
      response.end('words');
    } else if (url === '/moved') {
      response.writeHead(301, {location: '/there'}).end();
    } else if (url === '/only-get') {
      response.writeHead(method === 'HEAD' ? 405 : 200).end();
    } else if (url !== '/never') {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (name: string, patience = 60_000): Promise<Answer> =>
  (await askAll([host + name], patience))[0];

describe('an address', () => {
  test('that is there is asked for once, without its words', async () => {
    expect(await ask('/there')).toEqual({address: `${host}/there`});
    expect(asked.filter((one) => one.endsWith('/there'))).toEqual(['HEAD /there']);
  });

  test('that has moved says where to', async () => {
    expect(await ask('/moved')).toEqual({address: `${host}/moved`, moved: `${host}/there`});
  });

  test('of a host that knows no HEAD is there', async () => {
    expect(await ask('/only-get')).toEqual({address: `${host}/only-get`});
    expect(asked).toContain('GET /only-get');
  });

  test('that is gone is a fault', async () => {
    expect(await ask('/gone')).toEqual({address: `${host}/gone`, fault: 'answers 404'});
  });

  test('that never answers is given up', async () => {
    expect(await ask('/never', 50)).toEqual({
      address: `${host}/never`,
      fault: 'does not answer within 0.05 s',
      isSilent: true,
    });
  });

  test('of a host that is not there is a fault', async () => {
    const [answer] = await askAll(['http://nowhere.invalid/'], 60_000);
    expect(answer).toMatchObject({isSilent: true});
    expect(answer.fault).toBeTruthy();
  });
});

test('addresses are those of other hosts, without anchors, with their pages', () => {
  const first =
    '<a href="https://a.example/x#one">a</a><a href=https://a.example/x>a</a><a href="/docs/">in</a>';
  const second =
    '<a href="https://site.example/">own</a><a href="https://a.example/x">a</a><a href="mailto:a@b.example">m</a>';
  const pages = [['/', first] as const, ['/docs/', second] as const];
  expect([...outerLinks(pages, 'https://site.example')]).toEqual([
    ['https://a.example/x', ['/', '/docs/']],
  ]);
});

describe('the verdict', () => {
  const links = new Map([
    ['https://a.example/', ['/1', '/2', '/3', '/4']],
    ['https://b.example/', ['/1']],
    ['https://login.example/new', ['/1']],
  ]);
  const because = {'https://login.example/': 'asks for an account'};
  const fine = {address: 'https://a.example/'};

  test('is good where all answer, also from another address', () => {
    const answers = [fine, {address: 'https://b.example/', moved: 'https://c.example/'}];
    expect(judge(links, answers, because)).toEqual({
      isOk: true,
      says: [
        'moved    https://b.example/ → https://c.example/ (/1)',
        '2 addresses asked, 0 broken, 1 moved; 1 not asked, each for a reason among the exceptions',
      ],
    });
  });

  test('names what is broken, with its pages', () => {
    const broken = {address: 'https://a.example/', fault: 'answers 404'};
    const {isOk, says} = judge(links, [broken, {address: 'https://b.example/'}], because);
    expect(isOk).toBe(false);
    expect(says).toContain('BROKEN   https://a.example/ answers 404 (/1, /2, /3 and 1 more)');
  });

  test('names exceptions that nothing needs', () => {
    const {isOk, says} = judge(links, [fine], {...because, 'https://old.example/': 'was down'});
    expect(isOk).toBe(false);
    expect(says[0]).toBe(
      'IDLE     no page leads to https://old.example/: take it out of the exceptions',
    );
  });

  test('knows nothing where nobody answers', () => {
    const silent = {address: 'https://a.example/', fault: 'fetch failed', isSilent: true};
    const {isOk, says} = judge(links, [silent], because);
    expect(isOk).toBe(false);
    expect(says).toEqual([
      'None of 1 addresses answers: this machine seems to have no network. Nothing is known of them.',
    ]);
  });
});
