/**
 * Build files typed into pages, the build of the samples, and words about them: every coordinate, plugin
 * id and version is one of src/site/artifacts.ts.
 */
import {didYouMean} from '@collektive/problems';
import {
  ARTIFACTS,
  COMPILER_PLUGIN,
  GRADLE_PLUGINS,
  numberOf,
  written,
} from '../../../src/site/artifacts';
import {PLACEHOLDERS} from '../../../src/site/versions';

export interface BuildFault {
  line: number;
  message: string;
}

/** Groups of a reader's own project, and of the samples'. */
const OWN = /^(?:com\.example|io\.github\.collektive)$/;

const GROUP = String.raw`[a-z][\w-]*(?:\.[\w-]+)+`;
const COORDINATES = new RegExp(
  String.raw`(?<![\w./:-])(${GROUP}):([a-z][\w-]*)(?::([\w.{}$-]+))?`,
  'g',
);
const XML =
  /<groupId>([^<]*)<\/groupId>\s*<artifactId>([^<]*)<\/artifactId>(?:\s*<version>([^<]*)<\/version>)?/g;
const PROPERTY = /<(\w+)\.version>([^<]*)<\/\w+\.version>/g;
/** In Kotlin `id("…") version "…"` or `kotlin("…")`, in Groovy `id '…' version '…'`. */
const PLUGIN =
  /\b(?:kotlin|id)(?:\("| ')(?:org\.jetbrains\.kotlin\.)?([^"']+)["']\)? version ["']([^"']*)["']/g;
const JAR = /\b((?:collektive|alchemist|kotlin|kotlinx)-[a-z-]+?)-(\{\w+\}|\d[\w.-]*?)\.jar/g;
const PLUGIN_ID = /\bit\.unibo\.collektive\.coll[\w.-]*\w/g;

const PLUGIN_IDS = [...GRADLE_PLUGINS.keys(), COMPILER_PLUGIN];

interface Style {
  /** How a version is written there. */
  version(name: string): string;
  /** Versions by the name of a property. */
  properties: Readonly<Record<string, string>>;
}

/** In pages versions have names, so that they never grow old. */
const IN_PAGES: Style = {
  version: (name) => written(ARTIFACTS.get(name)!),
  properties: Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, `{${name}}`])),
};

/** The samples' own build has to run as it stands. */
const IN_SAMPLES: Style = {
  version: (name) => numberOf(ARTIFACTS.get(name)!),
  properties: {
    ...PLACEHOLDERS,
    coroutines: numberOf(ARTIFACTS.get('org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm')!),
  },
};

const TABLE = 'src/site/artifacts.ts';

function faults(text: string, style: Style): BuildFault[] {
  const found: BuildFault[] = [];
  const say = (at: number, message: string): void => {
    found.push({line: text.slice(0, at).split('\n').length, message});
  };
  const version = (at: number, name: string, is: string | undefined, wanted: string): void => {
    const property = /^\$\{(\w+)\.version\}$/.exec(is ?? '')?.[1];
    const value = property === undefined ? is : style.properties[property];
    if (is !== undefined && value !== wanted) {
      say(at, `The version of ${name} is ${wanted} (${TABLE}), and not ${is}`);
    }
  };
  const artifact = (at: number, group: string, id: string, is: string | undefined): void => {
    const name = `${group}:${id}`;
    if (OWN.test(group)) {
      return;
    }
    if (!ARTIFACTS.has(name)) {
      say(
        at,
        `There is no artifact ${name} in ${TABLE}.${didYouMean(name, [...ARTIFACTS.keys()])} Correct the name, or add it there with where it comes from`,
      );
      return;
    }
    // A third part may be a goal of Maven.
    version(at, name, is && /^[\d{$]/.test(is) ? is : undefined, style.version(name));
  };

  for (const {index, 1: group, 2: id, 3: is} of text.matchAll(COORDINATES)) {
    if (!group.startsWith(`${COMPILER_PLUGIN}`)) {
      artifact(index, group, id, is);
    }
  }
  for (const {index, 1: group, 2: id, 3: is} of text.matchAll(XML)) {
    artifact(index, group, id, is);
  }
  for (const {index, 1: name, 2: is} of text.matchAll(PROPERTY)) {
    version(index, `the property ${name}`, is, style.properties[name] ?? 'nothing');
  }
  for (const {index, 1: id, 2: is} of text.matchAll(PLUGIN)) {
    const known = GRADLE_PLUGINS.get(id);
    if (known === undefined) {
      say(
        index,
        `There is no plugin ${id} in ${TABLE}.${didYouMean(id, [...GRADLE_PLUGINS.keys()])}`,
      );
    } else {
      version(index, id, is, written(known));
    }
  }
  for (const {index, 1: jar, 2: is} of text.matchAll(JAR)) {
    const name = [...ARTIFACTS.keys()].find((one) => one.endsWith(`:${jar}`));
    if (name === undefined) {
      say(index, `There is no artifact ${jar} in ${TABLE}`);
    } else {
      version(index, name, is, style.version(name));
    }
  }
  for (const {index, 0: id} of text.matchAll(PLUGIN_ID)) {
    if (!PLUGIN_IDS.includes(id)) {
      say(index, `There is no plugin ${id} in ${TABLE}.${didYouMean(id, PLUGIN_IDS)}`);
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** @param text a page's source */
export const buildFaults = (text: string): BuildFault[] => faults(text, IN_PAGES);

/** The versions that the samples' build has to name: scripts/samples passes them, and it can be run without. */
const DECLARED = ['collektive', 'kotlin'];

/**
 * @param text the Maven project of the samples
 * @returns a sentence for each fault, with its line
 */
export const sampleBuildFaults = (text: string): string[] => [
  ...DECLARED.filter((name) => !text.includes(`<${name}.version>`)).map(
    (name) => `samples/pom.xml:1: It has no property ${name}.version`,
  ),
  ...faults(text, IN_SAMPLES).map(({line, message}) => `samples/pom.xml:${line}: ${message}`),
];
