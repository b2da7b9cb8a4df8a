import {expect, test} from 'vitest';
import {missingTools, readFailure} from './maven';

const MAVEN = 'Apache Maven 3.8.7\nJava version: 17.0.15, vendor: Debian';

test.each([
  [{compiler: 'javac 17.0.15', maven: MAVEN}, []],
  [{}, [/no JDK.*17 or newer.*apt-get install openjdk-17-jdk/, /no Maven.*apt-get install maven/]],
  [{compiler: 'javac 11.0.2', maven: MAVEN}, [/The JDK here is Java 11/]],
  [
    {compiler: 'javac 17.0.15', maven: 'Apache Maven 3.9\nJava version: 11.0.2'},
    [/Maven runs on Java 11: set JAVA_HOME/],
  ],
])('of the tools %j is said what is missing', (tools, said) => {
  expect(missingTools(tools)).toEqual(said.map((words) => expect.stringMatching(words)));
});

const LIBRARY = 'it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2';
const WRONG = 'org.jetbrains.kotlinx:kotlinx-serialisation-json-jvm:jar:1.11.0';

test.each([
  [
    '[ERROR] file:///home/me/site/samples/src/main/kotlin/A.kt:14:50 Unresolved reference.',
    {kind: 'compiler', errors: ['samples/src/main/kotlin/A.kt:14:50 Unresolved reference.']},
  ],
  [
    `[ERROR] … Could not resolve dependencies for project g:samples:jar:0: Could not find artifact ${LIBRARY} in central`,
    {kind: 'unreachable', artifacts: [LIBRARY]},
  ],
  [
    `[ERROR] … Could not resolve dependencies for project g:samples:jar:0: Could not find artifact ${WRONG} in central`,
    {kind: 'unresolved', artifacts: [WRONG]},
  ],
  [
    '[ERROR] Failures: \n[ERROR]   IntroTest.program:13 expected: <1>\n[ERROR] Tests run: 1, Failures: 1',
    {kind: 'tests', failures: expect.arrayContaining([expect.stringContaining('program:13')])},
  ],
  ['[ERROR] The goal', {kind: 'other', words: '[ERROR] The goal'}],
])('%s', (output, failure) => {
  expect(readFailure(output)).toEqual(failure);
});
