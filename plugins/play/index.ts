import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makePlayFiles, playFiles} from './files';

/** What this file uses of the development server. */
interface Server {
  app?: {
    use: (
      path: string,
      answer: (
        request: {url?: string},
        response: {setHeader: (name: string, value: string) => void; end: (body: string) => void},
        next: () => void,
      ) => void,
    ) => void;
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const typeOf = (file: string): string => TYPES[path.extname(file)];

/** Paths of what is made here. */
const OWN = /^(assets\/(play\/|js\/play)|img\/figures\/)/;

/** A name without its hash: pages in `npm start` ask for what there was when it began. */
const plain = (file: string): string => file.replace(/\.[0-9a-f]{8}\./, '.');

/** Publishes what runs samples; `npm start` makes it anew for each request, of the samples as they are then. */
export default function play({baseUrl}: LoadContext): Plugin {
  return {
    name: 'play',
    // The type of the framework does not know of the server; its code does.
    configureWebpack: (): object => ({
      devServer: {
        setupMiddlewares: (middlewares: unknown[], {app}: Server) => {
          app?.use(baseUrl, ({url = ''}, response, next) => {
            const asked = plain(url.split('?')[0].replace(/^\//, ''));
            if (!OWN.test(asked)) {
              next();
              return;
            }
            const found = [...makePlayFiles().files].find(([file]) => plain(file) === asked);
            if (found === undefined) {
              next();
              return;
            }
            response.setHeader('Content-Type', typeOf(asked));
            response.setHeader('Cache-Control', 'no-store');
            response.end(found[1]);
          });
          return middlewares;
        },
      },
    }),
    async postBuild({outDir}) {
      await Promise.all(
        [...playFiles().files].map(async ([file, content]) => {
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, content);
        }),
      );
    },
  };
}
