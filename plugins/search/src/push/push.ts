/** Reads the records that the build wrote for the hosted index, and sends them with its settings. */
import {readFileSync} from 'node:fs';
import {algoliasearch} from 'algoliasearch';
import {providerHosts} from '../settings';
import type {SearchRecord} from '../types';
import {INDEX_SETTINGS} from './settings';

/** Something the person at the keyboard can mend; printed without a stack. */
export class PushError extends Error {}

/** @throws {PushError} where there is no such file, or what stands in it must not be pushed */
export function readRecords(file: string): SearchRecord[] {
  let records: SearchRecord[];
  try {
    records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  } catch (error) {
    throw new PushError(
      `${file} cannot be read (${(error as Error).message}): run \`npm run build\` first, which writes it.`,
    );
  }
  if (!Array.isArray(records) || records.length === 0) {
    throw new PushError(
      `${file} holds no records. Nothing is pushed: it would empty the index. Run \`npm run build\` again.`,
    );
  }
  return records;
}

export interface Target {
  appId: string;
  indexName: string;
  adminKey: string;
  /** Addresses instead of the application's own. */
  hosts?: string[];
}

/** @throws {PushError} naming each variable that is missing */
export function readTarget(env: Record<string, string | undefined>): Target {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new PushError(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing in the environment.`,
    );
  }
  const [appId, indexName, adminKey] = names.map((name) => String(env[name]).trim());
  const hosts = env.ALGOLIA_HOSTS?.split(',').map((host) => host.trim());
  return {appId, indexName, adminKey, ...(hosts && {hosts})};
}

function explain(error: unknown, {appId, indexName, adminKey}: Target): string {
  const {name, status, message} = error as Error & {status?: number};
  // A provider may repeat what it was sent.
  const said = message.replaceAll(adminKey, '(the key)');
  if (name === 'RetryError') {
    return `No host of application ${appId} can be reached: check ALGOLIA_APP_ID and the network.`;
  }
  if (status === 401 || status === 403) {
    return (
      `The provider refuses (${status}: ${said}). The key in ALGOLIA_ADMIN_API_KEY has to belong to application ` +
      `${appId}, with the rights addObject, deleteIndex, settings and editSettings on ${indexName} and ${indexName}_tmp_*.`
    );
  }
  return `The provider's answer${status ? ` ${status}` : ''}: ${said}`;
}

/**
 * Sets the index up and replaces its records all at once: until the last step readers find the old ones.
 * @throws {PushError} saying what failed and what to do; it never shows the key
 */
export async function pushRecords(target: Target, records: SearchRecord[]): Promise<void> {
  const {appId, indexName, adminKey, hosts} = target;
  try {
    const client = algoliasearch(appId, adminKey, hosts && {hosts: providerHosts(hosts)});
    const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
    await client.waitForTask({indexName, taskID});
    await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
  } catch (error) {
    // Without its cause, which holds the request and with it the key.
    throw new PushError(`The push failed. ${explain(error, target)}`);
  }
}
