/** Tiny sites that break one rule each, built with the project's own checks and error policy. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../markdown/paths';

const ROOT = path.join(__dirname, '../..');
/** Inside the project, so that packages are found; ignored by git. */
const TEMPORARY = path.join(ROOT, 'tests/.tmp');

export interface Site {
  /** Contents by path. `docs/intro.mdx` and a home page are there unless given. */
  files?: Record<string, string>;
  /** Items of the navbar, as in docusaurus.config.ts. */
  navbarItems?: object[];
  /** Options of the documentation plugin. */
  docs?: object;
  i18n?: object;
  /** Pages go through our own steps: samples, frontmatter, glossary, and so on. */
  ownPages?: boolean;
  /** Environment variables of the build. */
  env?: Record<string, string>;
  /** Starts it as authors do while they write, until it is compiled, instead of building it. */
  start?: boolean;
  /** Arguments of the build. */
  args?: string[];
}

export interface Outcome {
  succeeded: boolean;
  /** What the build said, without colours and line breaks of a terminal. */
  said: string;
  /** The pages that were written, as paths with slashes, by name. */
  pages: string[];
}

const INTRO = '---\ntitle: Intro\n---\n\nWords.\n';

function config({navbarItems = [], docs = {}, i18n, ownPages = false}: Site): string {
  const themeConfig = {navbar: {title: 'Fixture', items: navbarItems}};
  return `
    import checkedFrontMatter from '../../../markdown/front-matter';
    import {markdownHooks} from '../../../markdown/links';
    import doubledIds from '../../../markdown/rehype/doubled-ids';
    import {remarkPlugins} from '../../../markdown/remark';
    import knownLocale from '../../../plugins/known-locale';
    import pageSources from '../../../plugins/page-sources';
    import plainAddresses from '../../../plugins/plain-addresses';
    import {DRAFTS} from '../../../src/site/env';
    import {checkFolder} from '../../../src/site/folder';
    import {POLICY} from '../../../src/site/policy';
    checkFolder(__dirname);
    const own = ${String(ownPages)};
    const content = {siteDir: __dirname, drafts: DRAFTS};
    const pages = {
      rehypePlugins: [[doubledIds, content]],
      ...(own && {beforeDefaultRemarkPlugins: remarkPlugins(content)}),
    };
    export default {
      title: 'Fixture',
      url: 'https://example.org',
      baseUrl: '/',
      trailingSlash: true,
      i18n: ${JSON.stringify(i18n ?? {defaultLocale: 'en', locales: ['en']})},
      future: {v4: true, experimental_faster: true},
      ...POLICY,
      markdown: {
        hooks: markdownHooks,
        ...(own && {parseFrontMatter: checkedFrontMatter(content)}),
      },
      plugins: [knownLocale, plainAddresses, pageSources],
      presets: [
        ['classic', {docs: {...${JSON.stringify(docs)}, ...pages}, pages, blog: false, sitemap: false}],
      ],
      themeConfig: ${JSON.stringify(themeConfig)},
    };`;
}

// eslint-disable-next-line no-control-regex -- the escape character is what starts a colour
const COLOURS = /\u001b\[[0-9;]*m/g;

/** One that is most likely free: nothing has to answer there. */
const anyPort = (): number => 20_000 + Math.floor(Math.random() * 20_000);

/** Writes files below a folder. */
function write(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}

/** Starts the command of a site that is written into a folder of this name. */
function launch(name: string, site: Site): {folder: string; child: ChildProcessWithoutNullStreams} {
  const folder = path.join(TEMPORARY, name);
  rmSync(folder, {recursive: true, force: true});
  write(folder, {
    'docs/intro.mdx': INTRO,
    'src/pages/index.md': '# Home\n',
    'package.json': '{"private": true}',
    'docusaurus.config.ts': config(site),
    ...site.files,
  });
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const command = site.start
    ? ['start', '--no-open', '--port', String(anyPort())]
    : ['build', '--no-minify'];
  const mode = site.start ? 'development' : 'production';
  const child = spawn(process.execPath, [cli, ...command, ...(site.args ?? [])], {
    cwd: folder,
    env: {
      ...process.env,
      // What vitest sets would turn the build into a development one.
      NODE_ENV: mode,
      BABEL_ENV: mode,
      // Ends `start` when everything is compiled.
      E2E_TEST: 'true',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      // Whoever runs the tests: strict or not is up to the site.
      STRICT: '',
      ...site.env,
    },
  });
  return {folder, child};
}

/** Builds the site `name` and says how it went. */
export async function build(name: string, site: Site): Promise<Outcome> {
  const {folder, child} = launch(name, site);
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const built = path.join(folder, 'build');
  const pages = pathsBelow(built).filter((file) => file.endsWith('.html'));
  rmSync(folder, {recursive: true, force: true});
  return {succeeded: code === 0, said: said.replace(COLOURS, ''), pages};
}
