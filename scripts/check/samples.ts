/**
 * Checks, without a JVM, that every sample is the one whose run was recorded: the same text, the same
 * files beneath it, tests that expect what is recorded, a record as the run left it; and that the
 * pictures are those of the records. What samples print is checked by running them: scripts/samples.
 * `npm run check:samples`
 */
import {recordCommand, recordedSources, versionsOf} from '@collektive/samples';
import {pictureFaults} from '../pictures/files';
import {proofFaults} from './rules/proof';

const ROOT = 'samples';
const faults = [...proofFaults(ROOT), ...pictureFaults('.')];
if (faults.length > 0) {
  console.error(`${faults.length} fault(s) in samples:\n${faults.join('\n')}`);
  const names = new Set(
    faults.flatMap((fault) => /([A-Z]\w*)\.(?:kt|json)\b/.exec(fault)?.[1] ?? []),
  );
  const [only] = names.size === 1 ? names : [];
  console.error(`Run them and record what they print: ${recordCommand(only)}`);
  process.exitCode = 1;
} else {
  const {collektive, kotlin} = versionsOf(ROOT);
  console.log(
    `samples: ${recordedSources(ROOT).length} sources, all recorded with Collektive ${collektive} and Kotlin ${kotlin}`,
  );
}
