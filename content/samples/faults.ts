/** What can be wrong with samples and shows without running them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {recordOf, staleness, versionsOf, type Versions} from './record';
import {RegionError, readRegions} from './regions';
import {recordedNames, recordedSources, type Source} from './sources';

function regionFaults({path: file, bytes}: Source): string[] {
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
 * @param root the folder samples/
 * @returns a sentence for each fault
 */
export function faultsOf(root: string): string[] {
  const sources = recordedSources(root);
  const versions = versionsOf(root);
  const names = sources.map(({name}) => name);
  const twice = sources.filter(({name}, index) => names.indexOf(name) !== index);
  const orphans = recordedNames(root).filter((name) => !names.includes(name));
  return [
    ...twice.map(({path: file}) => `samples/${file} shares its name with another sample`),
    ...sources.flatMap(regionFaults),
    ...orphans.map((name) => `samples/recorded/${name}.json belongs to no sample`),
    ...sources.flatMap((source) =>
      staleness(recordOf(root, source.name), source, versions).map(
        (reason) => `samples/${source.path} ${reason}`,
      ),
    ),
  ];
}

/**
 * Where the default versions of the Maven project, which can be run by itself, differ from versions.json.
 * @param root the folder samples/
 * @returns a sentence for each
 */
export function pomFaults(root: string): string[] {
  const pom = readFileSync(path.join(root, 'pom.xml'), 'utf8');
  const wanted = versionsOf(root);
  return (Object.keys(wanted) as (keyof Versions)[]).flatMap((name) => {
    const built = new RegExp(`<${name}\\.version>([^<]*)<`).exec(pom)?.[1] ?? 'nothing';
    return built === wanted[name]
      ? []
      : [`samples/pom.xml says ${name} ${built}, samples/versions.json ${wanted[name]}`];
  });
}
