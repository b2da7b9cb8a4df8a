/**
 * Reads every page of a built site and says what is wrong with it; see rules/html.ts.
 *
 *   npm run build && npm run check:content
 */
import {BASE_URL} from '../../src/site/env';
import {checkSite} from './rules/site';

const {pages, faults} = checkSite(process.argv[2] ?? 'build', BASE_URL);
faults.forEach((fault) => console.error(fault));
console.log(`${pages} pages, ${faults.length} fault(s)`);
process.exitCode = faults.length > 0 ? 1 : 0;
