/** What a run of the samples left, made into records and compared with those that are there. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  recordDigest,
  staleness,
  type Current,
  type Recording,
  type Texts,
  type Versions,
} from './record';
import {silenceOf} from './regions';
import {listed, type Source} from './sources';

/** What one sample printed. */
export type Runs = Required<Pick<Recording, 'outputs' | 'diagnostics'>>;

/**
 * What the tests left of one sample: a text file for each output and diagnostic.
 * @param folder the folder that holds one for each sample
 */
export function runsOf(folder: string, name: string): Runs {
  const texts = (kind: keyof Runs): Texts =>
    Object.fromEntries(
      listed(path.join(folder, name, kind)).map((file) => [
        path.basename(file, '.txt'),
        readFileSync(path.join(folder, name, kind, file), 'utf8'),
      ]),
    );
  return {outputs: texts('outputs'), diagnostics: texts('diagnostics')};
}

/**
 * The record of a run. The date is kept as long as nothing else changes.
 * @param current the digests of all that was run
 * @param today as `2026-01-31`
 */
export function makeRecord(
  source: Source,
  current: Current,
  {outputs, diagnostics}: Runs,
  {collektive, kotlin}: Versions,
  today: string,
  before?: Recording,
): Recording {
  const silent = silenceOf(source.bytes.toString('utf8'));
  const dated = (date: string): Recording => {
    const record = {
      source: source.path,
      collektive,
      kotlin,
      date,
      outputs,
      ...(Object.keys(diagnostics).length > 0 && {diagnostics}),
      ...(silent && {silent}),
    };
    return {...record, digests: {...current.digests, record: recordDigest(record)}};
  };
  const same = before && dated(before.date);
  return same && JSON.stringify(same) === JSON.stringify(before) ? before : dated(today);
}

function changedTexts(source: string, before: Texts = {}, now: Texts = {}): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].sort().flatMap((name) => {
    if (before[name] === now[name]) {
      return [];
    }
    const [was, is] = [before[name], now[name]].map((text) =>
      text === undefined ? 'nothing' : `\n${text.replace(/^/gm, '    ')}\n `,
    );
    return [`${source}#${name}: recorded is ${was} and the run gave ${is}`];
  });
}

/** Where the record of a source and its new one differ, a sentence each. */
export function differences(
  source: Source,
  current: Current,
  before: Recording | undefined,
  now: Recording,
): string[] {
  const reasons = staleness(before, source, current, now).map(
    (reason) => `${source.path} ${reason}`,
  );
  return before
    ? [
        ...reasons,
        ...changedTexts(source.path, before.outputs, now.outputs),
        ...changedTexts(source.path, before.diagnostics, now.diagnostics),
      ]
    : reasons;
}
