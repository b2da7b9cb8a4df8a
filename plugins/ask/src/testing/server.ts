/** A service that answers questions, on this machine, for the tests of the AI question mode (row H7). */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export const ANSWER_START = 'A **field** maps every device to a value, `Field<Int>` say';
const ANSWER_END =
  ': 🐝 here.\n\nSee [the tutorial](/docs/tutorials/gettingstarted/), ' +
  '[the web](https://example.org/) and [not this](javascript:alert(1)). ' +
  '<img src=x onerror=alert(1)>\n\n```kotlin\nval twice = field.map { it * 2 }\n```\n';
export const ANSWER = ANSWER_START + ANSWER_END;

export const SOURCE = {
  url: 'https://collektive.github.io/docs/explanation/aggregate-programming/',
  title: 'Aggregate programming',
};

/** A part of the stream as a server-sent event. */
export const event = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;
export const textPart = (delta: string): string => event({type: 'text-delta', id: 't1', delta});

const OPENING =
  ': welcome\n\n' +
  event({type: 'start'}) +
  event({
    type: 'tool-output-available',
    output: {query: 'field', hits: [{url: SOURCE.url, hierarchy: {lvl0: SOURCE.title}}]},
  }) +
  event({type: 'data-of-a-later-version', value: 1}) +
  event({type: 'text-start', id: 't1'});
const ENDING = event({type: 'text-end', id: 't1'}) + event({type: 'finish'}) + 'data: [DONE]\n\n';

/**
 * - `answer`: sources and an answer, in pieces that end inside of characters
 * - `held`: the same, each step when the test calls `release`
 * - `stall`: the beginning of an answer, then nothing
 * - `breakOff`: the beginning of an answer; the connection ends when the test calls `release`
 * - `deltas`: an answer of the pieces that `deltas` holds, as fast as they go
 * - `report`: an error in the stream
 * - a number: that HTTP status
 */
export type Scenario = 'answer' | 'held' | 'stall' | 'breakOff' | 'deltas' | 'report' | number;

export interface AskServer {
  /** What `ASK_AI_ENDPOINT` would hold. */
  endpoint: string;
  /** How questions are answered from now on. */
  scenario: Scenario;
  deltas: string[];
  /** Status of the answers to feedback. */
  feedbackStatus: number;
  /** What was asked for, preflight requests left out. */
  requests: {path: string; body: unknown}[];
  /** Answers whose reader left before their end. */
  abandoned: number;
  /** Lets `held` and `breakOff` go one step further. */
  release: () => void;
  close: () => Promise<void>;
}

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST',
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString() || 'null');
}

/** Starts the service on a free port of the loopback interface. */
export async function startAskServer(): Promise<AskServer> {
  const waiting: (() => void)[] = [];
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
      response.writeHead(scenario, CROSS_ORIGIN).end();
      return;
    }
    response.writeHead(200, {...CROSS_ORIGIN, 'content-type': 'text/event-stream'});
    response.flushHeaders();
    const held = scenario === 'held';
    if (held) {
      await step();
    }
    response.write(OPENING);
    if (scenario === 'report') {
      response.end(event({type: 'error', errorText: 'Thread too deep.'}));
    } else if (scenario === 'deltas') {
      server.deltas.forEach((delta) => response.write(textPart(delta)));
      response.end(ENDING);
    } else if (scenario === 'stall') {
      response.write(textPart(ANSWER_START));
    } else if (scenario === 'breakOff') {
      response.write(textPart(ANSWER_START));
      await step();
      response.destroy();
    } else {
      for (const text of [textPart(ANSWER_START), textPart(ANSWER_END), ENDING]) {
        if (held) {
          await step();
        }
        const bytes = Buffer.from(text);
        for (let at = 0; at < bytes.length; at += 7) {
          response.write(bytes.subarray(at, at + 7));
          await new Promise(setImmediate);
        }
      }
      response.end();
    }
  }

  const http = createServer((request, response) => {
    void (async () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, CROSS_ORIGIN).end();
        return;
      }
      const path = (request.url ?? '').replace(/^\/ask/, '');
      server.requests.push({path, body: await readBody(request)});
      if (path === '/chat') {
        response.on('close', () => {
          server.abandoned += response.writableEnded ? 0 : 1;
        });
        await answer(response);
      } else {
        response
          .writeHead(path === '/chat/feedback' ? server.feedbackStatus : 404, CROSS_ORIGIN)
          .end();
      }
    })();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const server: AskServer = {
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}/ask`,
    scenario: 'answer',
    deltas: [],
    feedbackStatus: 200,
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
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
