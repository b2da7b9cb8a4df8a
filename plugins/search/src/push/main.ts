/**
 * Sends the records that the last build wrote to the hosted search index, and the index's settings.
 * The records are replaced all at once; see guides/search.md for the environment variables.
 *
 *   ALGOLIA_APP_ID=… ALGOLIA_INDEX_NAME=… ALGOLIA_ADMIN_API_KEY=… npm run search:push -- [FILE]
 */
import {PushError, pushRecords, readRecords, readTarget} from './push';

async function main(): Promise<void> {
  const records = readRecords(process.argv[2] ?? '.docusaurus/search/records.json');
  const target = readTarget(process.env);
  await pushRecords(target, records);
  console.log(
    `Index ${target.indexName} of application ${target.appId} now holds ${records.length} records.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof PushError ? error.message : error);
  process.exitCode = 1;
});
