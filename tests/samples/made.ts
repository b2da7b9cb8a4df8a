/** Records of small samples that tests make up. */
import path from 'node:path';
import {currentOf, makeRecord, type Texts, treeOf, type Versions} from '@collektive/samples';

/**
 * The record of a source that depends on nothing, as a file holds it.
 * @param file path below samples/
 */
export function recordedAlone(
  file: string,
  text: string,
  printed: {outputs?: Texts; diagnostics?: Texts},
  versions: Versions = {collektive: '1.0', kotlin: '2.0'},
): string {
  const source = {path: file, name: path.basename(file, '.kt'), bytes: Buffer.from(text)};
  const runs = {outputs: {}, diagnostics: {}, ...printed};
  const current = currentOf(treeOf([source]), source);
  return JSON.stringify(makeRecord(source, current, runs, versions, '2026-01-01'));
}
