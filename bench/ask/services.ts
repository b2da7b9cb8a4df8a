/** What the hosted build speaks to: a provider that finds nothing, and a service that answers at length. */
import {once} from 'node:events';
import {createServer, type RequestListener, type ServerResponse} from 'node:http';

const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

const event = (part: object): string => `data: ${JSON.stringify(part)}\n\n`;

const EMPTY = {hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, processingTimeMS: 1};

async function answerQuestion(
  response: ServerResponse,
  deltas: string[],
  begins: Promise<void>,
): Promise<void> {
  response.writeHead(200, {...CROSS_ORIGIN, 'content-type': 'text/event-stream'});
  response.write(event({type: 'start'}));
  await begins;
  deltas.forEach((delta) => response.write(event({type: 'text-delta', id: 'text', delta})));
  response.end(`${event({type: 'finish'})}data: [DONE]\n\n`);
}

/** Where the hosted build looks for them (scripts/test/stages.ts): the service, and the provider's first host. */
const PORTS = [4567, 4568];

/**
 * Answers on the loopback address until it is closed: every question with an answer in these pieces,
 * every search with no hits.
 *
 * @param begins when the pieces go
 * @returns what closes it
 */
export async function startServices(deltas: string[], begins: Promise<void>): Promise<() => void> {
  const answer: RequestListener = (request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, CROSS_ORIGIN).end();
      } else if (request.url?.includes('/chat')) {
        void answerQuestion(response, deltas, begins);
      } else {
        const {requests = []} = JSON.parse(Buffer.concat(body).toString() || '{}') as {
          requests?: {query: string; indexName: string}[];
        };
        const results = requests.map(({query, indexName: index}) => ({...EMPTY, query, index}));
        response.writeHead(200, {...CROSS_ORIGIN, 'content-type': 'application/json'});
        response.end(JSON.stringify({results}));
      }
    });
  };
  const servers = PORTS.map((port) => createServer(answer).listen(port, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return () =>
    servers.forEach((server) => {
      server.close();
      server.closeAllConnections();
    });
}
