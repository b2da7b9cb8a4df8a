import {describe, expect, test} from 'vitest';
import {javaVersion, missingTools, readFailure} from './maven';

const MAVEN = 'Apache Maven 3.8.7\nJava version: 17.0.15, vendor: Debian';

describe('tools', () => {
  test.each([
    ['javac 17.0.15', 17],
    ['javac 1.8.0_402', 8],
    ['openjdk version "21" 2023-09-19', 21],
    [MAVEN, 17],
    ['command not found', undefined],
  ])('%j is Java %s', (words, version) => {
    expect(javaVersion(words)).toBe(version);
  });

  test('a JDK and Maven are enough', () => {
    expect(missingTools({compiler: 'javac 17.0.15', maven: MAVEN})).toEqual([]);
  });

  test('what is missing is named, with how to install it', () => {
    const [jdk, maven] = missingTools({});
    expect(jdk).toMatch(/no JDK.*17 or newer.*apt-get install openjdk-17-jdk.*brew/);
    expect(maven).toMatch(/no Maven.*apt-get install maven.*brew install maven/);
  });

  test('a JDK that is too old is told apart from none', () => {
    expect(missingTools({compiler: 'javac 11.0.2', maven: MAVEN})).toEqual([
      expect.stringContaining('The JDK here is Java 11'),
    ]);
  });

  test('so is a Maven that runs on another Java', () => {
    expect(
      missingTools({compiler: 'javac 17.0.15', maven: 'Apache Maven 3.9\nJava version: 11.0.2'}),
    ).toEqual([expect.stringContaining('Maven runs on Java 11: set JAVA_HOME')]);
  });
});

describe('failures', () => {
  test("the compiler's words come with file, line and column", () => {
    const output = [
      '[ERROR] file:///home/me/site/samples/src/main/kotlin/A.kt:14:50 Unresolved reference.',
      '[ERROR] /home/me/site/samples/src/main/kotlin/B.kt:[3,7] Expecting a name',
      '[ERROR] Failed to execute goal … Compilation failure:',
      '[ERROR] file:///home/me/site/samples/src/main/kotlin/A.kt:14:50 Unresolved reference.',
    ];
    expect(readFailure(output.join('\n'))).toEqual({
      kind: 'compiler',
      errors: [
        'samples/src/main/kotlin/A.kt:14:50 Unresolved reference.',
        'samples/src/main/kotlin/B.kt:3:7 Expecting a name',
      ],
    });
  });

  test.each([
    [
      'a library',
      '[ERROR] Failed to execute goal on project samples: Could not resolve dependencies for project g:samples:jar:0: The following artifacts could not be resolved: it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2, it.unibo.collektive:collektive-stdlib-jvm:jar:28.3.2: Could not find artifact it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2 in central',
      [
        'it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2',
        'it.unibo.collektive:collektive-stdlib-jvm:jar:28.3.2',
      ],
    ],
    [
      'one that was looked for before',
      '[ERROR] … Could not resolve dependencies for project g:samples:jar:0: it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2 was not found in central during a previous attempt',
      ['it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2'],
    ],
    [
      'one that does not arrive',
      '[ERROR] … Could not transfer artifact it.unibo.collektive:collektive-compiler-plugin:pom:28.3.2 from central: connect timed out',
      ['it.unibo.collektive:collektive-compiler-plugin:pom:28.3.2'],
    ],
  ])('%s out of reach is named', (_, line, artifacts) => {
    const failure = readFailure(line);
    expect(failure.kind).toBe('unreachable');
    expect(failure).toHaveProperty('artifacts', expect.arrayContaining(artifacts));
    expect(JSON.stringify(failure)).not.toContain('g:samples');
  });

  test.each([
    [
      'a plugin of Maven',
      '[ERROR] Plugin org.jetbrains.kotlin:kotlin-maven-plugin:2.4.10 or one of its dependencies could not be resolved: Cannot access central in offline mode',
      ['org.jetbrains.kotlin:kotlin-maven-plugin:2.4.10'],
    ],
    [
      'a misspelt one of others',
      '[ERROR] … Could not resolve dependencies for project g:samples:jar:0: Could not find artifact org.jetbrains.kotlinx:kotlinx-serialisation-json-jvm:jar:1.11.0 in central',
      ['org.jetbrains.kotlinx:kotlinx-serialisation-json-jvm:jar:1.11.0'],
    ],
    [
      "a misspelt one in the library's group",
      '[ERROR] … Could not resolve dependencies for project g:samples:jar:0: Could not find artifact it.unibo.collektive:collektive-dls-jvm:jar:28.3.2 in central',
      ['it.unibo.collektive:collektive-dls-jvm:jar:28.3.2'],
    ],
    [
      "one beside the library's",
      '[ERROR] … Could not resolve dependencies for project g:samples:jar:0: The following artifacts could not be resolved: it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2, org.kotlincrypto.hash:sha3-jvm:jar:0.8.0: Could not find artifact it.unibo.collektive:collektive-dsl-jvm:jar:28.3.2 in central',
      ['org.kotlincrypto.hash:sha3-jvm:jar:0.8.0'],
    ],
  ])('%s is no reason to skip', (_, line, artifacts) => {
    expect(readFailure(line)).toEqual({kind: 'unresolved', artifacts});
  });

  test('a test that fails is quoted', () => {
    const output = `[ERROR] Failures: \n[ERROR]   IntroTest.program:13 expected: <1> but was: <2>\n[INFO] \n[ERROR] Tests run: 1, Failures: 1`;
    expect(readFailure(output)).toMatchObject({
      kind: 'tests',
      failures: expect.arrayContaining([expect.stringContaining('IntroTest.program:13')]),
    });
  });

  test('anything else is passed on', () => {
    expect(readFailure('[ERROR] The goal you specified requires a project')).toEqual({
      kind: 'other',
      words: '[ERROR] The goal you specified requires a project',
    });
  });
});
