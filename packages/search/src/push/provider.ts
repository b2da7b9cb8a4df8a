/** Replaces the hosted index through the provider's client. */
import {randomUUID} from 'node:crypto';
import {algoliasearch, type Algoliasearch, type ScopeType} from 'algoliasearch';
import type {SearchRecord} from '../types';
import {PushError} from './records';
import {INDEX_SETTINGS} from './settings';

/** Waits between tries while the provider says that it is asked too often. */
const BACK_OFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000];

const TOO_MANY_REQUESTS = 429;

/** A draft that nothing was added to for so long belongs to a push that was killed. */
const DRAFT_LIFE_MS = 60 * 60 * 1_000;

export interface Target {
  appId: string;
  indexName: string;
  adminKey: string;
  /** Addresses instead of the application's own. */
  hosts?: string[];
  /** Waits instead of BACK_OFF_MS. */
  backOffMs?: number[];
  /** Instead of DRAFT_LIFE_MS. */
  draftLifeMs?: number;
}

/** @throws {PushError} naming each variable that is missing */
export function readTarget(env: Record<string, string | undefined>): Target {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new PushError(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing in the environment. ` +
        'With `-- --dry-run` the command only says what it would push.',
    );
  }
  const [appId, indexName, adminKey] = names.map((name) => String(env[name]).trim());
  const hosts = env.ALGOLIA_HOSTS?.split(',').map((host) => host.trim());
  for (const host of hosts ?? []) {
    if (!/^https?:\/\/./.test(host)) {
      throw new PushError(`ALGOLIA_HOSTS names "${host}", which does not start with https://.`);
    }
  }
  return {appId, indexName, adminKey, ...(hosts && {hosts})};
}

type Say = (message: string) => void;

function createClient(
  {appId, adminKey, hosts, backOffMs = BACK_OFF_MS}: Target,
  say: Say,
): Algoliasearch {
  const client = algoliasearch(
    appId,
    adminKey,
    hosts && {
      hosts: hosts.map((address) => {
        const {host, pathname, protocol} = new URL(address);
        return {
          url: host + pathname.replace(/\/$/, ''),
          protocol: protocol === 'http:' ? 'http' : 'https',
          accept: 'readWrite',
        };
      }),
    },
  );
  // The client raises 429 at once (5.50.0), which suits a reader but not a push of many calls.
  const {requester} = client.transporter;
  const send = requester.send.bind(requester);
  requester.send = async (request) => {
    for (const wait of backOffMs) {
      const response = await send(request);
      if (response.status !== TOO_MANY_REQUESTS) {
        return response;
      }
      say(`The provider asks for a pause (429): waiting ${wait / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return send(request);
  };
  return client;
}

function explain(error: unknown, {appId, indexName, adminKey}: Target): string {
  const {name, status, message: said} = error as Error & {status?: number};
  // A provider may repeat what it was sent.
  const message = said.replaceAll(adminKey, '(the key)');
  if (name === 'RetryError') {
    return `No host of application ${appId} can be reached: check ALGOLIA_APP_ID and the network.`;
  }
  if (status === 401 || status === 403) {
    return (
      `The provider refuses (${status}: ${message}). The key in ALGOLIA_ADMIN_API_KEY has to belong ` +
      `to application ${appId}, with the rights addObject, deleteObject, deleteIndex, listIndexes, ` +
      `settings and editSettings on ${indexName} and ${indexName}_tmp_*.`
    );
  }
  if (status === TOO_MANY_REQUESTS) {
    return `The provider still says that it is asked too often (429: ${message}). Try again later.`;
  }
  return `The provider's answer${status ? ` ${status}` : ''}: ${message}`;
}

/** What the names of an index's drafts begin with. */
const draftsOf = (indexName: string): string => `${indexName}_tmp_`;

/**
 * The index that is filled before it takes the place of the one that readers search. Each push has one of
 * its own: of two at the same moment the later one's records stay, and never some of each.
 */
const newDraftOf = (indexName: string): string => `${draftsOf(indexName)}${randomUUID()}`;

/** Clears what pushes left behind that were killed, and leaves alone what others are filling. */
async function clearLeftovers(
  client: Algoliasearch,
  {indexName, draftLifeMs = DRAFT_LIFE_MS}: Target,
  say: Say,
): Promise<void> {
  const {items} = await client.listIndices().catch((error: {status?: number}) => {
    if (error.status !== 403) {
      throw error;
    }
    say('The key may not list indexes (listIndexes): drafts of pushes that were killed stay.');
    return {items: []};
  });
  const leftovers = items.filter(
    ({name, updatedAt}) =>
      name.startsWith(draftsOf(indexName)) && Date.now() - Date.parse(updatedAt) >= draftLifeMs,
  );
  for (const {name} of leftovers) {
    await client.deleteIndex({indexName: name});
  }
}

async function replaceAll(
  client: Algoliasearch,
  indexName: string,
  records: SearchRecord[],
): Promise<void> {
  const draft = newDraftOf(indexName);
  const done = ({taskID}: {taskID: number}): Promise<unknown> =>
    client.waitForTask({indexName: draft, taskID});
  try {
    // What is set by hand in the provider's console stays: rules, synonyms, settings that ours do not name.
    const scope: ScopeType[] = ['settings', 'rules', 'synonyms'];
    await client
      .operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: draft, scope},
      })
      .then(done);
    await client.setSettings({indexName: draft, indexSettings: INDEX_SETTINGS}).then(done);
    const objects = records.map((record) => ({...record}));
    await client.saveObjects({indexName: draft, objects, waitForTasks: true});
    await client
      .operationIndex({
        indexName: draft,
        operationIndexParams: {operation: 'move', destination: indexName},
      })
      .then(done);
  } catch (error) {
    await client.deleteIndex({indexName: draft}).catch(() => undefined);
    throw error;
  }
}

/**
 * Replaces settings and records of the index, together or not at all: both go to a second index that
 * then takes the first one's place. Where anything fails before that, readers keep what they had.
 * @throws {PushError} saying what failed and what to do; it never shows the key
 */
export async function pushRecords(
  target: Target,
  records: SearchRecord[],
  say: Say = () => {},
): Promise<void> {
  const {indexName} = target;
  const client = createClient(target, say);
  try {
    await clearLeftovers(client, target, say);
    await replaceAll(client, indexName, records);
  } catch (error) {
    // Without its cause, which holds the request and with it the key.
    throw new PushError(`The push failed. ${explain(error, target)}`);
  }
}
