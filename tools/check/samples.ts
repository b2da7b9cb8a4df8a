/**
 * Checks, without a JVM, that every sample is the one whose run was recorded: same text, same
 * versions. What samples print is checked by running them: tools/samples. `npm run check:samples`
 */
import {faultsOf, pomFaults} from '../../content/samples/faults';
import {versionsOf} from '../../content/samples/record';
import {recordedSources} from '../../content/samples/sources';

const ROOT = 'samples';
const faults = [...faultsOf(ROOT), ...pomFaults(ROOT)];
if (faults.length > 0) {
  console.error(`${faults.length} fault(s) in samples:\n${faults.join('\n')}`);
  console.error('Run them and record what they print: npm run samples -- --record');
  process.exitCode = 1;
} else {
  const {collektive, kotlin} = versionsOf(ROOT);
  console.log(
    `samples: ${recordedSources(ROOT).length} sources, all recorded with Collektive ${collektive} and Kotlin ${kotlin}`,
  );
}
