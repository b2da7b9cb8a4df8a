/** The forms of the project that readers download: what differs between them. */

import {NEEDS} from '../../src/site/compatibility';

/** Name of the project, of its folder and of its archives. */
export const PROJECT = 'hello-collektive';

/** Folder of the site that has the archives. */
export const STARTER_FOLDER = 'starter';

export interface Form {
  id: 'jvm' | 'multiplatform' | 'maven';
  /** As tabs name it. */
  label: string;
  /** What has to be installed, besides a JDK. */
  tool: string;
  /** Build files: path in the project, and file below samples/starter. */
  builds: Readonly<Record<string, string>>;
  /** The same in another language: pages show them, and the archive leaves them out. */
  beside: Readonly<Record<string, string>>;
  /** Folder below `src/` of the program, and of its tests. */
  main: string;
  test: string;
  /** Commands that run the program, and its tests. */
  runs: string;
  tests: string;
}

const SETTINGS = {'settings.gradle.kts': 'gradle/settings.gradle.kts'};
/** Of Gradle, no wrapper is in the archives. */
const GRADLE = `Gradle, on the command line or in your IDE: there is no wrapper here. Collektive itself
is built with Gradle ${NEEDS.gradle}`;

/** In the order in which they are offered: what most readers of Kotlin use first. */
export const FORMS: readonly Form[] = [
  {
    id: 'jvm',
    label: 'JVM with Gradle',
    tool: GRADLE,
    builds: {...SETTINGS, 'build.gradle.kts': 'jvm/build.gradle.kts'},
    beside: {'build.gradle': 'jvm/build.gradle'},
    main: 'main',
    test: 'test',
    runs: 'gradle run',
    tests: 'gradle test',
  },
  {
    id: 'multiplatform',
    label: 'Multiplatform',
    tool: GRADLE,
    builds: {...SETTINGS, 'build.gradle.kts': 'multiplatform/build.gradle.kts'},
    beside: {'build.gradle': 'multiplatform/build.gradle'},
    main: 'commonMain',
    test: 'commonTest',
    runs: 'gradle jvmRun                  # on the JVM\ngradle jsNodeDevelopmentRun    # on Node.js',
    tests: 'gradle allTests',
  },
  {
    id: 'maven',
    label: 'JVM with Maven',
    tool: `Maven, version ${NEEDS.maven} or newer`,
    builds: {'pom.xml': 'maven/pom.xml'},
    beside: {},
    main: 'main',
    test: 'test',
    runs: 'mvn compile exec:java',
    tests: 'mvn test',
  },
];

/** Name of a form's archive. */
export const archiveName = ({id}: Pick<Form, 'id'>): string => `${PROJECT}-${id}.zip`;

/** Paths of all archives below the site's base URL; plugins/static-pages writes them. */
export const ARCHIVES: readonly string[] = FORMS.map(
  (form) => `${STARTER_FOLDER}/${archiveName(form)}`,
);
