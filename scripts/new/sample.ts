/** A new sample: Kotlin with a region that pages quote, and the test that says what it prints. */
import path from 'node:path';
import {readSource, recordCommand, sourcePaths} from '@collektive/samples';
import {NewError, type Plan} from './plan';

const USAGE = 'npm run new:sample -- FAMILY/FILE, such as basics/CrowdSize';

/**
 * @param root the project's folder
 * @param args family and name of the file, as they were typed
 * @throws {NewError} when they are missing, no names, or taken
 */
export function newSample(root: string, [place = '']: string[]): Plan {
  if (place === '') {
    throw new NewError(`A sample needs a family and a name: ${USAGE}`);
  }
  const [family = '', name = '', ...more] = place.replace(/\.kt$/, '').split('/');
  if (!/^[a-z][a-z0-9]*$/.test(family) || !/^[A-Z][A-Za-z0-9]*$/.test(name) || more.length > 0) {
    throw new NewError(
      `"${place}" names no sample. A family is in lower case, a file starts with a capital: ${USAGE}`,
    );
  }
  const samples = path.join(root, 'samples');
  const sources = sourcePaths(samples).map((file) => readSource(samples, file));
  const twin = sources.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (twin) {
    throw new NewError(`samples/${twin.path} has that name, which is unique in all samples`);
  }
  const program = name[0].toLowerCase() + name.slice(1);
  const taken = sources.find(
    (one) =>
      one.path.includes(`/kotlin/${family}/`) &&
      new RegExp(`\\bfun [^\\n(]*\\b(${program}|run${name})\\(`).test(one.bytes.toString('utf8')),
  );
  if (taken) {
    throw new NewError(
      `samples/${taken.path} declares ${program} or run${name} already. Choose another name, or another family`,
    );
  }
  const region = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  const file = `samples/src/main/kotlin/${family}/${name}.kt`;
  const test = `samples/src/test/kotlin/${name}Test.kt`;
  return {
    files: {
      [file]: `package ${family}

// #region imports
import it.unibo.collektive.aggregate.api.Aggregate
// #endregion
import network.Devices
import network.line

// #region ${region}
fun Aggregate<Int>.${program}(): Int = localId
// #endregion

fun run${name}() {
    // #region ${region}-run
    val devices = Devices(line(3)) { ${program}() }
    println(devices.rounds(1))
    // #endregion
}
`,
      [test]: `import ${family}.run${name}
import kotlin.test.Test

class ${name}Test : SampleTest("${name}") {
    @Test fun ${program}() = prints("${region}", "[0, 1, 2]", ::run${name})
}
`,
    },
    next: [
      `Write the program in ${file}, and what you expect it to print in ${test}`,
      `${recordCommand(name)} compiles it, runs it and keeps what it printed`,
      `Quote it in a page: \`\`\`kotlin sample=${name}.kt#${region} output`,
    ],
  };
}
