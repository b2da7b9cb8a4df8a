// @ts-check
/**
 * Checks, without a JVM, that every sample is the one whose run was recorded: same text, same
 * versions. What samples print is checked by running them: scripts/samples.mjs.
 *
 *   node scripts/check-samples.mjs
 */
import {readFileSync} from 'node:fs';
import {faultsOf, pomVersions} from './samples/faults.mjs';
import {recordedSources, versionsOf} from './samples/records.mjs';

const root = 'samples';
const faults = faultsOf(root);
const [wanted, built] = [versionsOf(root), pomVersions(readFileSync(`${root}/pom.xml`, 'utf8'))];
for (const name of /** @type {const} */ (['collektive', 'kotlin'])) {
  if (wanted[name] !== built[name]) {
    faults.push(
      `samples/pom.xml says ${name} ${built[name]}, samples/versions.json ${wanted[name]}`,
    );
  }
}

if (faults.length > 0) {
  console.error(`${faults.length} fault(s) in samples:\n${faults.join('\n')}`);
  console.error('Run them and record what they print: npm run samples -- --record');
  process.exitCode = 1;
} else {
  const {collektive, kotlin} = wanted;
  console.log(
    `samples: ${recordedSources(root).length} sources, all recorded with Collektive ${collektive} and Kotlin ${kotlin}`,
  );
}
