/** The sites that are compared: each written into a folder of its own, and built as its makers say. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {install} from '../packages';
import {writeCorpus, type Category, type Dialect} from './corpus';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));
const TMP = join(ROOT, 'bench/.tmp/peers');

/** A generator with its text. */
export interface Site {
  name: string;
  /** Writes and builds it. @returns the folder of the built site */
  build: (documents: number) => string;
  /** A document of the text. */
  document: string;
}

const RELATIVE: Dialect = {
  link: (from, to, name) => (from === to ? `./${name}.md` : `../${to}/${name}.md`),
  titled: false,
};

/** @throws Error with the end of what the command said, where it fails */
function run(cwd: string, command: string, ...args: string[]): void {
  const env = {
    ...process.env,
    ...{CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1'},
    // Lighthouse sets it, and VitePress then minifies nothing.
    DEBUG: '',
  };
  const {status, stdout, stderr} = spawnSync(command, args, {cwd, env, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(
      `${command} ${args.join(' ')} failed:\n${(stdout + stderr).split('\n').slice(-30).join('\n')}`,
    );
  }
}

/** An empty folder with packages. @param modules the folder that has them */
function folderFor(name: string, modules: string): string {
  const folder = join(TMP, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, 'node_modules'), {recursive: true});
  // Not the folder itself: there each site keeps what it remembers of its last build.
  for (const entry of readdirSync(modules).filter((name) => name !== '.cache')) {
    symlinkSync(join(modules, entry), join(folder, 'node_modules', entry));
  }
  return folder;
}

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), {recursive: true});
  writeFileSync(join(folder, file), text);
};

const asModule = (value: unknown): string => `export default ${JSON.stringify(value, null, 2)};\n`;

/** Packages of a peer, with a lock of their own. */
function modulesOf(name: string): string {
  const folder = join(HERE, name);
  install(folder);
  return join(folder, 'node_modules');
}

const HOME = 'The home page of a site that is only here to be weighed.';

function vitePress(documents: number): string {
  const folder = folderFor('vitepress', modulesOf('vitepress'));
  const categories = writeCorpus(folder, documents, {...RELATIVE, titled: true});
  const sidebar = categories.map(({name, label, documents: items}) => ({
    text: label,
    collapsed: false,
    items: items.map((item) => ({text: item.title, link: `/${name}/${item.name}`})),
  }));
  write(folder, 'package.json', '{"type": "module"}\n');
  write(folder, '.vitepress/config.js', asModule({title: 'Peer', themeConfig: {sidebar}}));
  write(folder, 'index.md', `# Home\n\n${HOME}\n`);
  run(folder, 'node_modules/.bin/vitepress', 'build');
  return join(folder, '.vitepress/dist');
}

function starlight(documents: number): string {
  const folder = folderFor('starlight', modulesOf('starlight'));
  const categories = writeCorpus(join(folder, 'src/content/docs'), documents, {
    link: (_, to, name) => `/${to}/${name}/`,
    titled: false,
  });
  const sidebar = categories.map(({name, label}) => ({label, autogenerate: {directory: name}}));
  write(folder, 'package.json', '{"type": "module"}\n');
  write(
    folder,
    'astro.config.mjs',
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://peer.example',
  integrations: [starlight({title: 'Peer', sidebar: ${JSON.stringify(sidebar)}})],
});
`,
  );
  write(
    folder,
    'src/content.config.ts',
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  );
  // The icon that its template has; a page without one would fetch a page that says so.
  cpSync(join(ROOT, 'static/img/favicon.svg'), join(folder, 'public/favicon.svg'));
  write(folder, 'src/content/docs/index.md', `---\ntitle: Home\n---\n\n${HOME}\n`);
  run(folder, 'node_modules/.bin/astro', 'build');
  return join(folder, 'dist');
}

const categoryFile = ({label}: Category, index: number): string =>
  `${JSON.stringify({label, position: index + 2})}\n`;

/** The classic template's settings, with the packages of this site. */
function stock(documents: number): string {
  const folder = folderFor('stock', join(ROOT, 'node_modules'));
  const categories = writeCorpus(join(folder, 'docs'), documents, RELATIVE);
  categories.forEach((category, index) =>
    write(folder, `docs/${category.name}/_category_.json`, categoryFile(category, index)),
  );
  write(folder, 'package.json', '{"private": true}\n');
  write(folder, 'src/pages/index.md', `---\ntitle: Home\n---\n\n# Home\n\n${HOME}\n`);
  write(folder, 'sidebars.js', asModule({docs: [{type: 'autogenerated', dirName: '.'}]}));
  write(folder, 'src/custom.css', ':root {\n  --ifm-color-primary: #2e8555;\n}\n');
  write(
    folder,
    'docusaurus.config.js',
    asModule({
      title: 'Peer',
      url: 'https://peer.example',
      baseUrl: '/',
      trailingSlash: true,
      future: {v4: true, experimental_faster: true},
      presets: [
        [
          'classic',
          {
            docs: {sidebarPath: './sidebars.js'},
            blog: false,
            theme: {customCss: './src/custom.css'},
          },
        ],
      ],
      themeConfig: {
        navbar: {title: 'Peer', items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}]},
        footer: {style: 'dark', copyright: 'Peer'},
      },
    }),
  );
  run(folder, 'node_modules/.bin/docusaurus', 'build');
  return join(folder, 'build');
}

/** What a build of this site reads; all but the packages. */
const SOURCES = [
  ...[
    'blog',
    'content',
    'docs',
    'packages',
    'plugins',
    'samples',
    'src',
    'static',
    'tests',
    'scripts',
  ],
  ...['docusaurus.config.ts', 'package.json', 'tsconfig.json', 'babel.config.js'],
];

/** This site as it is, the text behind its own documents. */
function ours(documents: number): string {
  const folder = folderFor('ours', join(ROOT, 'node_modules'));
  for (const source of SOURCES) {
    cpSync(join(ROOT, source), join(folder, source), {recursive: true});
  }
  const categories = writeCorpus(join(folder, 'docs/peers'), documents, RELATIVE);
  categories.forEach((category, index) =>
    write(folder, `docs/peers/${category.name}/_category_.json`, categoryFile(category, index)),
  );
  cpSync(join(ROOT, 'sidebars.ts'), join(folder, 'sidebars.site.ts'));
  write(
    folder,
    'sidebars.ts',
    `import site from './sidebars.site';

const [[name, items]] = Object.entries(site);
export default {[name]: [...(items as object[]), {type: 'autogenerated', dirName: 'peers'}]};
`,
  );
  run(folder, 'node_modules/.bin/docusaurus', 'build');
  return join(folder, 'build');
}

export const SITES: readonly Site[] = [
  {name: 'this site', build: ours, document: '/docs/peers/cat-1/doc-1/'},
  {name: 'stock template', build: stock, document: '/docs/cat-1/doc-1/'},
  {name: 'VitePress', build: vitePress, document: '/cat-1/doc-1.html'},
  {name: 'Starlight', build: starlight, document: '/cat-1/doc-1/'},
];
