/**
 * A service that answers questions, on this machine, for the tests of the AI question mode (row H7).
 * It speaks the stream of DocSearch's Ask AI, and fails in every way that a real one can.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {ENDING, event, FIRST_TEXT, LAST_TEXT, OPENING, pieces, textPart} from './answer';

export {ANSWER, ANSWER_START, SOURCE} from './answer';

/**
 * - `answer`: a search, its sources, and an answer, in chunks that end inside of characters
 * - `held`: the same, each step when the test calls `release`
 * - `stall`: the beginning of an answer, then nothing
 * - `breakOff`: the beginning of an answer; the connection ends when the test calls `release`
 * - `cutOff`: the beginning of an answer, then a proper end of the response
 * - `garbage`: the beginning of an answer, then what is not valid JSON
 * - `page`: a web page with status 200
 * - `empty`: a whole answer without a word
 * - `report`: an error in the stream
 * - `deltas`: an answer of the pieces that `deltas` holds, as fast as they go
 * - a number: that HTTP status
 */
export type Scenario =
  | 'answer'
  | 'held'
  | 'stall'
  | 'breakOff'
  | 'cutOff'
  | 'garbage'
  | 'page'
  | 'empty'
  | 'report'
  | 'deltas'
  | number;

export interface AskRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export interface AskServer {
  /** What `ASK_AI_ENDPOINT` would hold, without a slash at the end. */
  endpoint: string;
  port: number;
  /** How questions are answered from now on. */
  scenario: Scenario;
  deltas: string[];
  /** Status of the answers to feedback. */
  feedbackStatus: number;
  /** Whether questions need a token. */
  wantsToken: boolean;
  /** What was asked for, preflight requests left out. */
  requests: AskRequest[];
  /** Answers whose reader left before their end. */
  abandoned: number;
  /** Lets `held` and `breakOff` go one step further. */
  release: () => void;
  close: () => Promise<void>;
}

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'POST',
};

/** A token that lasts an hour, as the provider writes them. */
const newToken = (): string =>
  `${Buffer.from(JSON.stringify({exp: Math.floor(Date.now() / 1000) + 3600})).toString('base64')}.sig`;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

/** Starts the service on a free port of the loopback interface. */
export async function startAskServer(): Promise<AskServer> {
  const tokens = new Set<string>();
  let waiting: (() => void)[] = [];
  let released = 0;

  /** Until the test calls `release` once more. */
  const step = () =>
    new Promise<void>((resolve) => {
      if (released > 0) {
        released -= 1;
        resolve();
      } else {
        waiting.push(resolve);
      }
    });

  async function answer(response: ServerResponse): Promise<void> {
    const {scenario} = server;
    if (typeof scenario === 'number') {
      response.writeHead(scenario, {...CROSS_ORIGIN, 'content-type': 'application/json'});
      response.end(JSON.stringify({message: `status ${scenario}`}));
      return;
    }
    if (scenario === 'page') {
      response.writeHead(200, {...CROSS_ORIGIN, 'content-type': 'text/html'});
      response.end('<!doctype html><title>Sign in</title><p>data: none</p>');
      return;
    }
    response.writeHead(200, {...CROSS_ORIGIN, 'content-type': 'text/event-stream'});
    response.flushHeaders();
    const held = scenario === 'held';
    if (held) {
      await step();
    }
    response.write(OPENING);
    switch (scenario) {
      case 'answer':
      case 'held':
        for (const text of [FIRST_TEXT, LAST_TEXT, ENDING]) {
          if (held) {
            await step();
          }
          for (const piece of pieces(text)) {
            response.write(piece);
            await new Promise(setImmediate);
          }
        }
        response.end();
        break;
      case 'stall':
        response.write(FIRST_TEXT);
        break;
      case 'breakOff':
        response.write(FIRST_TEXT);
        await step();
        response.destroy();
        break;
      case 'cutOff':
        response.end(`${FIRST_TEXT}data: {"type":"text-del`);
        break;
      case 'garbage':
        response.end(`${FIRST_TEXT}data: {"type": oh no\n\n${ENDING}`);
        break;
      case 'empty':
        response.end(ENDING);
        break;
      case 'deltas':
        server.deltas.forEach((delta) => response.write(textPart(delta)));
        response.end(ENDING);
        break;
      case 'report':
        response.end(event({type: 'error', errorText: 'Thread too deep.'}));
        break;
    }
  }

  const http = createServer((request, response) => {
    void (async () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, CROSS_ORIGIN).end();
        return;
      }
      const path = (request.url ?? '').replace(/^\/ask/, '');
      server.requests.push({path, headers: request.headers, body: await readBody(request)});
      const json = (status: number, body: object) =>
        response
          .writeHead(status, {...CROSS_ORIGIN, 'content-type': 'application/json'})
          .end(JSON.stringify(body));
      if (path === '/chat/token') {
        const token = newToken();
        tokens.add(token);
        json(200, {success: true, token});
        return;
      }
      const token = request.headers.authorization?.replace(/^TOKEN /, '');
      if (server.wantsToken && !tokens.has(token ?? '')) {
        json(401, {message: 'Token missing'});
      } else if (path === '/chat') {
        response.on('close', () => {
          if (!response.writableEnded) {
            server.abandoned += 1;
          }
        });
        await answer(response);
      } else if (path === '/chat/feedback') {
        json(server.feedbackStatus, {});
      } else {
        json(404, {});
      }
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const {port} = http.address() as AddressInfo;

  const server: AskServer = {
    endpoint: `http://127.0.0.1:${port}/ask`,
    port,
    scenario: 'answer',
    deltas: [],
    feedbackStatus: 200,
    wantsToken: false,
    requests: [],
    abandoned: 0,
    release() {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        released += 1;
      }
    },
    async close() {
      waiting = [];
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
