/**
 * Reads the words of all pages and says what does not belong there, see rules/text.ts, and which translations are older
 * than their English.
 *
 *   npm run check:words -- [FILE...]      all pages, or just those
 */
import path from 'node:path';
import {staleTranslations} from '../translations/sources';
import {contentFaults} from './rules/pages';

const wanted = process.argv.slice(2).map((file) => path.relative('.', file));
const faults = contentFaults('.', wanted.length > 0 ? wanted : undefined);
faults.forEach((fault) => console.error(fault));
console.log(
  faults.length > 0 ? `${faults.length} fault(s)` : 'The words of all pages are in order',
);
// Whoever changes English need not know the other languages: nothing fails.
staleTranslations('.').forEach((stale) => console.warn(`To be translated again: ${stale}`));
process.exitCode = faults.length > 0 ? 1 : 0;
