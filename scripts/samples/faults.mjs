// @ts-check
/** What can be wrong with samples and shows without running them. */
import path from 'node:path';
import {RegionError, readRegions} from '../../content/remark/sample/regions.mjs';
import {
  differences,
  listed,
  makeRecord,
  recordOf,
  recordedSources,
  versionsOf,
} from './records.mjs';

/** @param {import('./records.mjs').Source} source */
function regionFaults({path: file, bytes}) {
  try {
    readRegions(bytes.toString('utf8'));
    return [];
  } catch (error) {
    if (error instanceof RegionError) {
      return [`samples/${file}:${error.line}: ${error.message}`];
    }
    throw error;
  }
}

/**
 * Everything that keeps samples from shipping and shows without running them.
 *
 * @param {string} root the folder samples/
 * @returns {string[]} a sentence for each fault
 */
export function faultsOf(root) {
  const sources = recordedSources(root);
  const versions = versionsOf(root);
  const names = sources.map(({name}) => name);
  const twice = sources.filter(({name}, index) => names.indexOf(name) !== index);
  const orphans = listed(path.join(root, 'recorded'))
    .filter((file) => file.endsWith('.json') && !names.includes(path.basename(file, '.json')))
    .map((file) => `samples/recorded/${file} belongs to no sample`);
  const stale = sources.flatMap((source) => {
    const record = recordOf(root, source.name);
    // Only what a hash tells: what a run would print is for `npm run samples`.
    const runs = {outputs: record?.outputs ?? {}, diagnostics: record?.diagnostics ?? {}};
    return differences(record, makeRecord(source, runs, versions, '')).map(
      (fault) => `samples/${fault}`,
    );
  });
  return [
    ...twice.map(({path: file}) => `samples/${file} shares its name with another sample`),
    ...sources.flatMap(regionFaults),
    ...orphans,
    ...stale,
  ];
}

/**
 * The default versions of the Maven project, which runs without the script too.
 *
 * @param {string} pom
 * @returns {import('./records.mjs').Versions}
 */
export function pomVersions(pom) {
  /** @param {string} name */
  const property = (name) => new RegExp(`<${name}\\.version>([^<]*)<`).exec(pom)?.[1] ?? '';
  return {collektive: property('collektive'), kotlin: property('kotlin')};
}
