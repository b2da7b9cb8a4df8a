/** What the proof of the samples lacks, as far as it shows without running them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {faultsOf} from '../../../content/samples/faults';
import {BUILD} from '../../../content/samples/tree';
import {TEMPLATES} from '../../../content/starter/files';
import {buildFaults, sampleBuildFaults} from './builds';

/** What is wrong with the build files of the project to download. @param root the folder samples/ */
function templateFaults(root: string): string[] {
  const folder = path.join(root, TEMPLATES);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => /\.(kts|xml)$/.test(file))
    .sort()
    .flatMap((file) =>
      buildFaults(readFileSync(path.join(folder, file), 'utf8')).map(
        ({line, message}) =>
          `samples/${TEMPLATES}/${file.split(path.sep).join('/')}:${line}: ${message}`,
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
