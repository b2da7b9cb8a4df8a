// @ts-check
/**
 * The records of samples: for each source that pages may quote, what its real run printed, the hash
 * of the source it ran from, and the versions it ran with.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{collektive: string, kotlin: string}} Versions
 * @typedef {Record<string, string>} Texts
 * @typedef {{outputs: Texts, diagnostics: Texts}} Runs
 * @typedef {object} Recording
 * @property {string} source
 * @property {string} sha256
 * @property {string} collektive
 * @property {string} kotlin
 * @property {string} date
 * @property {Texts} outputs
 * @property {Texts} [diagnostics]
 * @typedef {{path: string, name: string, bytes: Buffer}} Source
 */

/** Folders of samples/ that hold what pages quote. */
const FOLDERS = ['src', 'mistakes'];

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The files of a folder, none when it is missing.
 *
 * @param {string} folder
 */
export const listed = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * The sources that need a record, sorted by path: those with regions, which pages may quote, and
 * those whose output something else reads.
 *
 * @param {string} root the folder samples/
 * @param {string} [runs] the folder in which a run left what it printed
 * @returns {Source[]}
 */
export function recordedSources(root, runs) {
  const read = new Set([
    ...listed(path.join(root, 'recorded')).map((file) => path.basename(file, '.json')),
    ...(runs ? listed(runs) : []),
  ]);
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => file.endsWith('.kt'))
    .sort()
    .map((file) => ({
      path: file,
      name: path.posix.basename(file, '.kt'),
      bytes: readFileSync(path.join(root, file)),
    }))
    .filter(({name, bytes}) => bytes.includes('// #region') || read.has(name));
}

/** @param {Buffer} bytes */
export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param {string} root
 * @returns {Versions}
 */
export const versionsOf = (root) => readJson(path.join(root, 'versions.json'));

/**
 * @param {string} root
 * @param {string} name
 * @returns {Recording | undefined}
 */
export function recordOf(root, name) {
  const file = path.join(root, 'recorded', `${name}.json`);
  return existsSync(file) ? readJson(file) : undefined;
}

/**
 * What the tests left of one sample: a text file for each output and diagnostic.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Runs}
 */
export function runsOf(folder, name) {
  /** @type {(kind: string) => Texts} */
  const texts = (kind) =>
    Object.fromEntries(
      listed(path.join(folder, name, kind))
        .sort()
        .map((file) => [
          path.basename(file, '.txt'),
          readFileSync(path.join(folder, name, kind, file), 'utf8'),
        ]),
    );
  return {outputs: texts('outputs'), diagnostics: texts('diagnostics')};
}

/**
 * The record of a run. The date is kept as long as nothing else changes.
 *
 * @param {Source} source
 * @param {Runs} runs
 * @param {Versions} versions
 * @param {string} today
 * @param {Recording} [before]
 * @returns {Recording}
 */
export function makeRecord(source, runs, versions, today, before) {
  const {outputs, diagnostics} = runs;
  const record = {
    source: source.path,
    sha256: hashOf(source.bytes),
    collektive: versions.collektive,
    kotlin: versions.kotlin,
    date: today,
    outputs,
    ...(Object.keys(diagnostics).length > 0 && {diagnostics}),
  };
  const same = before && JSON.stringify({...record, date: before.date}) === JSON.stringify(before);
  return same ? before : record;
}

/**
 * @param {string} source
 * @param {Texts} before
 * @param {Texts} now
 */
const changedTexts = (source, before, now) =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].sort().flatMap((name) => {
    if (before[name] === now[name]) {
      return [];
    }
    const [was, is] = [before[name], now[name]].map((text) =>
      text === undefined ? 'nothing' : `\n${text.replace(/^/gm, '    ')}\n `,
    );
    return [`${source}#${name}: recorded is ${was} and the run gave ${is}`];
  });

/**
 * Where a record and a run differ, a sentence each.
 *
 * @param {Recording | undefined} before
 * @param {Recording} now
 * @returns {string[]}
 */
export function differences(before, now) {
  if (!before) {
    return [`${now.source} has no record: it never ran`];
  }
  const changed =
    before.sha256 === now.sha256 && before.source === now.source
      ? []
      : [`${now.source} has changed since it was recorded on ${before.date}`];
  const otherVersions = /** @type {const} */ (['collektive', 'kotlin'])
    .filter((key) => before[key] !== now[key])
    .map((key) => `${now.source} was recorded with ${key} ${before[key]}, not ${now[key]}`);
  return [
    ...changed,
    ...otherVersions,
    ...changedTexts(now.source, before.outputs, now.outputs),
    ...changedTexts(now.source, before.diagnostics ?? {}, now.diagnostics ?? {}),
  ];
}
