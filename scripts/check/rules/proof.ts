/** What the proof of the samples lacks, as far as it shows without running them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, faultsOf} from '@collektive/samples';
import {pathsBelow} from '../../../content/paths';
import {TEMPLATES} from '../../../content/starter/files';
import {buildFaults, sampleBuildFaults} from './builds';

/** What is wrong with the build files of the project to download. @param root the folder samples/ */
function templateFaults(root: string): string[] {
  return pathsBelow(root, TEMPLATES)
    .filter((file) => /\.(gradle|kts|xml)$/.test(file))
    .flatMap((file) =>
      buildFaults(readFileSync(path.join(root, file), 'utf8')).map(
        ({line, message}) => `samples/${file}:${line}: ${message}`,
      ),
    );
}

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
    ...templateFaults(root),
  ];
}
