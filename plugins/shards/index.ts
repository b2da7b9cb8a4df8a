import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {RELEASE, releaseNames} from './release';
import {Shards} from './routes';
import {Sidebars, type VersionProps} from './sidebars';

/** What a loader of the bundler is told, as far as it is read here. */
interface Module {
  resourcePath: string;
  resourceQuery: string;
  addDependency(file: string): void;
}

type Write = (source: string, module: Module) => string;
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Folder of the generated files that hold what a version of the documentation is made of. */
const DOCS = 'docusaurus-plugin-content-docs';

/** Scripts by number: every page would carry a list of all their hashes otherwise. */
const CHUNK_FILENAME = `assets/js/[id].${RELEASE}.js`;

/** What of the router is bundled. */
const ROUTER = /[\\/]react-router[\\/]esm[\\/]react-router\.js$/;

const numberOf = (query: string): number => Number(/=(\d+)$/.exec(query)?.[1] ?? NaN);

/** The framework's own components → ours, in pages. */
const STAND_INS: Readonly<Record<string, string>> = {
  'client/docusaurus.js': 'docusaurus',
  'client/preload.js': 'preload',
  'client/exports/renderRoutes.js': 'renderRoutes',
};

/** Cuts what grows with every page, and what every page would carry, into pieces that pages fetch. */
export default function shards({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const generated = (file: string): string => path.join(generatedFilesDir, file);
  const tables = ['routes.js', 'routesChunkNames.json', 'registry.js'].map(generated);
  let cut: {shards: Shards; sidebars: Map<string, Sidebars>; files: string[]} | undefined;

  function readSidebars(): Map<string, Sidebars> {
    const files = readdirSync(generated(DOCS), {recursive: true, encoding: 'utf8'})
      .filter((file) => /[\\/]p[\\/].+\.json$/.test(file))
      .sort();
    return new Map(
      files.flatMap((file): [string, Sidebars][] => {
        const name = path.join(DOCS, file);
        const props = JSON.parse(readFileSync(generated(name), 'utf8')) as Partial<VersionProps>;
        return props.version?.docsSidebars
          ? [[generated(name), new Sidebars(name, props as VersionProps)]]
          : [];
      }),
    );
  }

  /** The framework has written all of it before the bundler asks for any. */
  function read(): NonNullable<typeof cut> {
    const sidebars = readSidebars();
    const [routes, chunkNames, registry] = tables.map((file) => readFileSync(file, 'utf8'));
    const files = [...tables, ...sidebars.keys()];
    return {shards: new Shards({routes, chunkNames, registry}, baseUrl), sidebars, files};
  }

  const rule = (
    file: string | RegExp,
    write: (from: NonNullable<typeof cut>) => Write,
  ): object => ({
    test: file,
    include: generatedFilesDir,
    type: typeof file === 'string' ? undefined : 'javascript/auto',
    use: {
      loader: path.join(__dirname, 'loader.js'),
      options: {
        write: (source: string, module: Module) => {
          cut ??= read();
          cut.files.forEach((one) => module.addDependency(one));
          return write(cut)(source, module);
        },
      },
    },
  });
  const [routesFile, chunkNamesFile, registryFile] = tables;
  const docs = new RegExp(`[\\\\/]${DOCS}[\\\\/].+[\\\\/]p[\\\\/][^\\\\/]+\\.json$`);

  const inPages = [
    rule(routesFile, (from) => (_, {resourceQuery}) => {
      if (!resourceQuery) {
        return from.shards.routesCode();
      }
      const shard = numberOf(resourceQuery);
      const modules = [...from.sidebars.values()].flatMap((sidebars) =>
        from.shards.addresses(shard).flatMap((address) => sidebars.modulesFor(address)),
      );
      return from.shards.shardCode(shard, [...new Set(modules)]);
    }),
    rule(chunkNamesFile, (from) => () => from.shards.chunkNamesJson()),
    rule(registryFile, (from) => () => from.shards.registryCode()),
    rule(docs, (from) => (source, {resourcePath, resourceQuery}) => {
      const sidebars = from.sidebars.get(resourcePath);
      if (!sidebars?.isLong) {
        return `export default ${source};`;
      }
      return resourceQuery ? sidebars.categoryCode(numberOf(resourceQuery)) : sidebars.sharedCode();
    }),
    rule(generated('globalData.json'), () => globalData),
    ...Object.entries(STAND_INS).map(([file, module]) => ({
      test: path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib', file),
      use: {
        loader: path.join(__dirname, '../stand-in-loader.js'),
        options: {module: `@site/plugins/shards/client/${module}`},
      },
    })),
  ];
  const onServer = [
    rule(docs, (from) => (source, {resourcePath}) => {
      const sidebars = from.sidebars.get(resourcePath);
      return `export default ${sidebars?.isLong ? sidebars.wholeJson() : source};`;
    }),
    {
      test: ROUTER,
      use: path.join(__dirname, 'match-loader.js'),
    },
  ];

  const isWriting = process.env.NODE_ENV !== 'production';
  return {
    name: 'shards',
    configureWebpack(config, isServer): Configuration {
      if (isWriting) {
        return {};
      }
      if (isServer) {
        return {module: {rules: onServer}};
      }
      return {
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...(config.plugins ?? []).filter((one) => one?.constructor.name !== 'ChunkAssetPlugin'),
          releaseNames,
        ],
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: CHUNK_FILENAME},
        module: {rules: inPages},
      };
    },
  };
}

/** What every page knows of all: the documents of versions are left out, which no component of ours asks for. */
function globalData(source: string): string {
  const data = JSON.parse(source) as Record<
    string,
    Record<string, {versions?: {docs: unknown[]}[]}>
  >;
  for (const {versions = []} of Object.values(data[DOCS] ?? {})) {
    versions.forEach((version) => (version.docs = []));
  }
  return JSON.stringify(data);
}
