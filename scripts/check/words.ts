/**
 * Says, without a JVM, what does not belong into the words of pages (rules/text.ts), and which samples and pictures are
 * not those of the recorded runs. What samples print is checked by running them: scripts/samples.
 *
 *   npm run check:words [-- FILE...]      all pages, samples and pictures, or just those pages
 */
import path from 'node:path';
import {faultsOf, recordCommand} from '@collektive/samples';
import {pictureFaults} from '../assets/pictures';
import {contentFaults} from './rules/pages';

const wanted = process.argv.slice(2).map((file) => path.relative('.', file));
const words = contentFaults('.', wanted.length > 0 ? wanted : undefined);
const samples = wanted.length > 0 ? [] : faultsOf('samples');
const pictures = wanted.length > 0 ? [] : pictureFaults('.');
const faults = [...words, ...samples, ...pictures];
faults.forEach((fault) => console.error(fault));
if (samples.length > 0) {
  const names = samples.flatMap((fault) => /([A-Z]\w*)\.(?:kt|json)\b/.exec(fault)?.[1] ?? []);
  const [only] = new Set(names).size === 1 ? names : [];
  console.error(`Run them and record what they print: ${recordCommand(only)}`);
}
console.log(
  faults.length > 0
    ? `${faults.length} fault(s)`
    : 'The words of all pages, the samples and the pictures are in order',
);
process.exitCode = faults.length > 0 ? 1 : 0;
