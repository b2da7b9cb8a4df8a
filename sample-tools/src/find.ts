/** Finds the sample that a page names, with its record and whether that counts. */
import path from 'node:path';
import {didYouMean} from '@collektive/problems';
import {recordAgain} from './commands';
import {recordOf, staleness, versionsOf, type Recording} from './record';
import {currentOf, type Tree} from './tree';

export interface Sample {
  /** Path below samples/, with slashes. */
  path: string;
  source: string;
  /** Its record, `undefined` when it never ran. */
  recording?: Recording;
  /** Why the record does not count for this source, as half a sentence; `undefined` when it does. */
  stale?: string;
}

/**
 * Finds a sample by its file name or by the end of its path.
 * @param root the folder samples/
 * @param tree what is in it
 * @param wanted `Gradient.kt` or `mistakes/Gradient.kt`
 * @throws Error with the second half of a sentence, when none or more than one fits
 */
export function findSample(root: string, tree: Tree, wanted: string): Sample {
  const fits = tree.sources.filter(
    ({path: file}) => file === wanted || file.endsWith(`/${wanted}`),
  );
  const [source] = fits;
  if (source === undefined) {
    const names = tree.sources.map(({path: file}) => path.posix.basename(file));
    throw new Error(
      `there is no sample ${wanted}.${didYouMean(wanted, names)} Correct the name, or add the file to samples/src or samples/mistakes`,
    );
  }
  if (fits.length > 1) {
    throw new Error(
      `the name ${wanted} fits ${fits.map(({path: file}) => file).join(' and ')}. Write as much of the path as tells them apart`,
    );
  }
  const recording = recordOf(root, source.name);
  const reasons = staleness(recording, source, currentOf(tree, source), versionsOf(root));
  return {
    path: source.path,
    source: source.bytes.toString('utf8'),
    recording,
    stale: reasons.length > 0 ? reasons.join(' and ') : undefined,
  };
}

/** @throws Error with half a sentence for a sample whose record does not count */
export function needFresh({path: file, stale}: Sample): void {
  if (stale) {
    throw new Error(`the sample ${file} ${stale}. ${recordAgain(file)}`);
  }
}
