/**
 * Sends the records that the last build wrote to the hosted search index, and the index's settings.
 * The records are replaced all at once; see guides/search.md for the environment variables.
 *
 *   ALGOLIA_APP_ID=… ALGOLIA_INDEX_NAME=… ALGOLIA_ADMIN_API_KEY=… npm run search:push -- [FILE]
 *   npm run search:push -- --dry-run     says what would be sent; needs no key and no network
 */
import {parseArgs} from 'node:util';
import {PushError, pushRecords, readRecords, readTarget, summarise} from './push';

const DEFAULT_FILE = '.docusaurus/search/records.json';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {'dry-run': {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const records = readRecords(positionals[0] ?? DEFAULT_FILE);
  console.log(summarise(records));
  if (values['dry-run']) {
    console.log('Dry run: nothing was sent.');
    return;
  }
  const target = readTarget(process.env);
  await pushRecords(target, records);
  console.log(`Index ${target.indexName} of application ${target.appId} now holds them.`);
}

main().catch((error: unknown) => {
  const {code, message} = error as NodeJS.ErrnoException;
  const isOurs = error instanceof PushError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(isOurs ? message : error);
  process.exitCode = 1;
});
