/**
 * Serves a built site; see server.ts.
 *
 *   npm run serve -- [--port 4000] [--base PATH]    below the path that it was built for, or another
 *   npx tsx packages/static-pages/src/serve/main.ts DIR    another build
 *
 * With `--base /wrong/` it is served below a path that it was not built for.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from './server';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {port: {type: 'string', default: '4000'}, base: {type: 'string'}},
});
const dir = positionals[0] ?? 'build';

if (!existsSync(path.join(dir, 'index.html'))) {
  console.error(`There is no site in ${dir}/. Build it first: npm run build`);
  process.exitCode = 1;
} else {
  serve({dir, base: values.base, port: Number(values.port)}).then(
    ({url, base, close}) => {
      console.log(`${dir}/ on ${url}${base}`);
      process.once('SIGINT', () => void close());
      process.once('SIGTERM', () => void close());
    },
    (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      console.error(
        inUse ? `Port ${values.port} is in use. Take another: npm run serve -- --port 4001` : error,
      );
      process.exitCode = 1;
    },
  );
}
