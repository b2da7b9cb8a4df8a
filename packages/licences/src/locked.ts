/** Which licences the packages of a lock have. */
import {mayBeUsed, READ_BY_HAND} from './allowed';
import {licenceOf, type Manifest} from './packages';

export interface Locked {
  version?: string;
  /** As the lock notes it, where package.json says it in one word. */
  license?: string;
}

/**
 * @param packages of a lock, by the folder that each is installed in; `''` is the project itself
 * @param manifestAt package.json of such a folder; `undefined` where it is not installed, as builds for
 *   other systems are: then the lock's own note counts
 * @returns a sentence for each package whose licence is not on the lists, or is not known
 */
export function licenceFaults(
  packages: Record<string, Locked>,
  manifestAt: (folder: string) => Pick<Manifest, 'license' | 'licenses'> | undefined,
): string[] {
  return Object.entries(packages).flatMap(([folder, locked]) => {
    if (folder === '') {
      return [];
    }
    const name = folder.replace(/^.*node_modules\//, '');
    const licence =
      READ_BY_HAND[name]?.licence ?? licenceOf(manifestAt(folder) ?? locked) ?? locked.license;
    if (licence && mayBeUsed(licence)) {
      return [];
    }
    return [
      `${name} ${locked.version} (${folder}) ${licence ? `is under ${licence}` : 'does not say its licence'}`,
    ];
  });
}
