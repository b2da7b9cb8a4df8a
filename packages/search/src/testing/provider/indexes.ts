/** The provider's indexes: the calls that write, with the checks that readers of errors meet. */
import type {SearchRecord} from '../../types';

/** The key that may write to the stub. */
export const ADMIN_KEY = 'adminkey';

const MAX_RECORD_BYTES = 10_000;

export class ProviderError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Index {
  updatedAt: string;
  settings: Record<string, unknown>;
  records: Map<string, SearchRecord>;
}

const EMPTY: Index = {updatedAt: new Date(0).toISOString(), settings: {}, records: new Map()};

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

interface BatchCall {
  requests: {action: string; body: SearchRecord}[];
}
interface OperationCall {
  operation: 'copy' | 'move';
  destination: string;
  scope?: string[];
}

export function createIndexes() {
  const indexes = new Map<string, Index>();
  let taskID = 0;

  const get = (name: string): Index => {
    const index = indexes.get(name);
    if (!index) {
      throw new ProviderError(404, `Index ${name} does not exist`);
    }
    return index;
  };
  const getOrAdd = (name: string): Index => {
    const {settings, records} = indexes.get(name) ?? {settings: {}, records: new Map()};
    const index = {updatedAt: new Date().toISOString(), settings, records};
    indexes.set(name, index);
    return index;
  };

  function batch(name: string, {requests}: BatchCall): object {
    requests.forEach(({body}, position) => {
      const size = Buffer.byteLength(JSON.stringify(body));
      if (size > MAX_RECORD_BYTES) {
        throw new ProviderError(
          400,
          `Record at the position ${position} objectID=${body.objectID} is too big size=${size}/${MAX_RECORD_BYTES} bytes.`,
        );
      }
    });
    const {records} = getOrAdd(name);
    requests.forEach(({body}) => records.set(body.objectID, body));
    return {objectIDs: requests.map(({body}) => body.objectID), taskID: ++taskID};
  }

  function operation(name: string, {operation, destination, scope}: OperationCall): object {
    // As the provider documents it: copying what does not exist makes an empty index.
    const source = operation === 'copy' ? (indexes.get(name) ?? EMPTY) : get(name);
    if (operation === 'move') {
      indexes.set(destination, source);
      indexes.delete(name);
    } else {
      const target = getOrAdd(destination);
      if (!scope || scope.includes('settings')) {
        target.settings = {...source.settings};
      }
      if (!scope) {
        target.records = new Map(source.records);
      }
    }
    return {updatedAt: new Date().toISOString(), taskID: ++taskID};
  }

  return {
    names: () => [...indexes.keys()],
    settingsOf: (name: string) => get(name).settings,
    recordsOf: (name: string) => [...get(name).records.values()],
    put: (name: string, records: SearchRecord[]) =>
      void indexes.set(name, {
        updatedAt: new Date().toISOString(),
        settings: {},
        records: new Map(records.map((record) => [record.objectID, record])),
      }),

    /** Answers a call that is no search. @throws ProviderError as the provider refuses */
    handle({method, path, query, headers, body}: Call): object {
      const key = headers['x-algolia-api-key'] ?? query['x-algolia-api-key'];
      if (key !== ADMIN_KEY) {
        throw new ProviderError(403, 'Invalid Application-ID or API key');
      }
      const [, version, collection, name = '', action, id] = path.split('/');
      if (version !== '1' || collection !== 'indexes') {
        throw new ProviderError(404, 'Path not found');
      }
      const call = `${method} ${action ?? ''}`.trim();
      switch (call) {
        case 'GET':
          return {
            items: [...indexes].map(([name, {updatedAt}]) => ({name, updatedAt})),
            nbPages: 1,
          };
        case 'PUT settings':
          Object.assign(getOrAdd(name).settings, body);
          return {updatedAt: new Date().toISOString(), taskID: ++taskID};
        case 'GET settings':
          return get(name).settings;
        case 'POST batch':
          return batch(name, body as BatchCall);
        case 'POST operation':
          return operation(name, body as OperationCall);
        case 'GET task':
          return {status: Number(id) <= taskID ? 'published' : 'notPublished', pendingTask: false};
        case 'DELETE':
          indexes.delete(name);
          return {deletedAt: new Date().toISOString(), taskID: ++taskID};
        default:
          throw new ProviderError(404, `No such call: ${call}`);
      }
    },
  };
}
