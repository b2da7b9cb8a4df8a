/** What the proof of the samples lacks, as far as it shows without running them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {faultsOf} from '../../../content/samples/faults';
import {BUILD} from '../../../content/samples/tree';
import {sampleBuildFaults} from './builds';

/**
 * @param root the folder samples/
 * @returns a sentence for each fault; none when every record is that of its sample and its tests
 */
export function proofFaults(root: string): string[] {
  const build = path.join(root, BUILD);
  return [
    ...faultsOf(root),
    ...(existsSync(build)
      ? sampleBuildFaults(readFileSync(build, 'utf8'))
      : [`samples/${BUILD} is missing. It builds the samples`]),
  ];
}
