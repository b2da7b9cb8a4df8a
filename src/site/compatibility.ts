/**
 * What goes with the library: the only place that says so. Pages write `{jdk}` and the other names
 * (versions.ts), and `<Compatibility />` for the table.
 */

/** What is needed, by the name that authors write. */
export const NEEDS = {
  /** Of the build, the simulator and the projects to download; programs need less. */
  jdk: '17',
  maven: '3.8',
  /** The wrapper in the sources of the newest release. */
  gradle: '9.6.1',
  /** What the incarnation is built against. */
  alchemist: '43.1.5',
  arrow: '2.2.3',
  serialization: '1.11.0',
} as const;

/** Releases that share a version of Kotlin. */
export interface Pairing {
  /** One, two, or "first to last"; `{collektive}` is the newest. */
  releases: string;
  kotlin: string;
}

/** By `gradle/libs.versions.toml` of each release, the newest first. */
export const PAIRINGS: readonly Pairing[] = [
  {releases: '28.3.1, {collektive}', kotlin: '{kotlin}'},
  {releases: '28.3.0', kotlin: '2.4.0'},
  {releases: '28.2.4, 28.2.5', kotlin: '2.3.21'},
  {releases: '28.2.0 to 28.2.3', kotlin: '2.3.20'},
  {releases: '28.0.0 to 28.1.0', kotlin: '2.3.10'},
  {releases: '27.3.2 to 27.4.8', kotlin: '2.2.21'},
  {releases: '27.2.0 to 27.3.1', kotlin: '2.2.20'},
  {releases: '26.1.2 to 27.1.0', kotlin: '2.2.10'},
  {releases: '26.0.0 to 26.1.1', kotlin: '2.2.0'},
  {releases: '24.0.6 to 25.0.2', kotlin: '2.1.21'},
  {releases: '22.0.0 to 24.0.5', kotlin: '2.1.20'},
];
