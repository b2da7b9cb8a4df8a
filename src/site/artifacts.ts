/**
 * What build files name, with versions: the only place that says so. Build files in pages and that of the
 * samples are held to it (scripts/check/rules/builds.ts).
 *
 * Names and versions of the library are those of its own sources at the release in samples/versions.json:
 * coordinates in `settings.gradle.kts` and `build.gradle.kts`, ids of the Gradle plugins in
 * `collektive-gradle-plugin/build.gradle.kts` and `collektivize/build.gradle.kts`, the id of the compiler
 * plugin in `CollektiveCommandLineProcessor.kt`, what it is built with in `gradle/libs.versions.toml`. The
 * Maven build was tried: that of the samples has its shape.
 */
import {PLACEHOLDERS} from './versions';

/** A name that authors write as `{name}`, or a version that stands for itself. */
type Version = keyof typeof PLACEHOLDERS | `${number}.${string}`;

/** Names below one group that share a version. */
const below = (group: string, version: Version, names: string[]): [string, Version][] =>
  names.map((name) => [`${group}:${name}`, version]);

/** Group of everything that the library publishes. */
const LIBRARY = 'it.unibo.collektive';

/** `group:name` of each artifact, and its version. */
export const ARTIFACTS: ReadonlyMap<string, Version> = new Map([
  ...below(LIBRARY, 'collektive', [
    ...['collektive-dsl', 'collektive-stdlib', 'collektive-test-tooling'],
    ...['collektive-dsl-jvm', 'collektive-stdlib-jvm', 'collektive-test-tooling-jvm'],
    ...['collektive-compiler-plugin', 'collektive-compiler-embeddable'],
    'alchemist-incarnation-collektive',
  ]),
  ...below('it.unibo.alchemist', 'alchemist', [
    ...['alchemist', 'alchemist-euclidean-geometry', 'alchemist-swingui'],
  ]),
  ...below('org.jetbrains.kotlin', 'kotlin', [
    ...['kotlin-maven-plugin', 'kotlin-maven-serialization', 'kotlin-stdlib', 'kotlin-reflect'],
    ...['kotlin-test', 'kotlin-test-junit5', 'kotlin-compiler-embeddable'],
  ]),
  ...below('org.jetbrains.kotlinx', 'serialization', [
    ...['kotlinx-serialization-json', 'kotlinx-serialization-json-jvm'],
    ...['kotlinx-serialization-core-jvm', 'kotlinx-serialization-cbor-jvm'],
    'kotlinx-serialization-protobuf-jvm',
  ]),
  ...below('org.jetbrains.kotlinx', '1.10.2', [
    ...['kotlinx-coroutines-core', 'kotlinx-coroutines-core-jvm'],
  ]),
  ...below('org.jetbrains.kotlinx', '0.8.0-0.6.x-compat', ['kotlinx-datetime-jvm']),
  ...below('io.arrow-kt', 'arrow', [
    'arrow-core',
    'arrow-core-jvm',
    'arrow-core-serialization-jvm',
  ]),
  ...below('org.kotlincrypto.hash', '0.8.0', ['sha3', 'sha3-jvm']),
  ...below('org.apache.maven.plugins', '3.8.1', ['maven-dependency-plugin']),
  ...below('org.apache.maven.plugins', '3.5.3', ['maven-surefire-plugin']),
  ...below('org.codehaus.mojo', '3.5.1', ['exec-maven-plugin']),
]);

/**
 * Plugins of Gradle by what stands before `version`: an id, or the name within `kotlin(…)`, which stands for the
 * id that begins with `org.jetbrains.kotlin.`.
 */
export const GRADLE_PLUGINS: ReadonlyMap<string, Version> = new Map<string, Version>([
  [`${LIBRARY}.collektive-plugin`, 'collektive'],
  [`${LIBRARY}.collektivize`, 'collektive'],
  ['jvm', 'kotlin'],
  ['multiplatform', 'kotlin'],
  ['plugin.serialization', 'kotlin'],
]);

/** By which the compiler knows the library's plugin. */
export const COMPILER_PLUGIN = `${LIBRARY}.collektive-compiler-plugin`;

/** Is this one of the library's own, by its right name? A machine may be without it. */
export const isOfLibrary = (name: string): boolean =>
  name.startsWith(`${LIBRARY}:`) && ARTIFACTS.has(name);

/** How a page writes a version: `{collektive}`, or the number where it has no name. */
export const written = (version: Version): string =>
  version in PLACEHOLDERS ? `{${version}}` : version;

/** The number itself. */
export const numberOf = (version: Version): string =>
  version in PLACEHOLDERS ? PLACEHOLDERS[version as keyof typeof PLACEHOLDERS] : version;
