/** Tiny sites that break one rule each, built with the project's own checks and error policy. */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

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
    import checkedFrontMatter from '../../../content/front-matter';
    import knownLocale from '../../../plugins/known-locale';
    import pageCheck from '../../../plugins/page-check';
    import quietBundler from '../../../plugins/quiet-bundler';
    import {remarkPlugins} from '../../../content/remark';
    import recordLinks from '../../../content/rehype/record-links';
    import {DRAFTS} from '../../../src/site/env';
    import {MARKDOWN_HOOKS, POLICY} from '../../../src/site/policy';
    const own = ${String(ownPages)};
    const content = {siteDir: __dirname, drafts: DRAFTS};
    const pages = {
      rehypePlugins: [[recordLinks, content]],
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
        hooks: MARKDOWN_HOOKS,
        ...(own && {parseFrontMatter: checkedFrontMatter(content)}),
      },
      plugins: [knownLocale, pageCheck, quietBundler],
      presets: [['classic', {docs: {...${JSON.stringify(docs)}, ...pages}, pages, blog: false, sitemap: false}]],
      themeConfig: ${JSON.stringify(themeConfig)},
    };`;
}

// eslint-disable-next-line no-control-regex -- the escape character is what starts a colour
const COLOURS = /\u001b\[[0-9;]*m/g;

/** Builds the site `name` and says how it went. */
export async function build(name: string, site: Site): Promise<Outcome> {
  const folder = path.join(TEMPORARY, name);
  rmSync(folder, {recursive: true, force: true});
  const files = {
    'docs/intro.mdx': INTRO,
    'src/pages/index.md': '# Home\n',
    'package.json': '{"private": true}',
    'docusaurus.config.ts': config(site),
    ...site.files,
  };
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build', ...(site.args ?? [])], {
    cwd: folder,
    env: {
      ...process.env,
      // What vitest sets would turn the build into a development one.
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      // Whoever runs the tests: strict or not is up to the site.
      CI: '',
      ...site.env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const built = path.join(folder, 'build');
  const pages = existsSync(built)
    ? readdirSync(built, {recursive: true, encoding: 'utf8'})
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file.endsWith('.html'))
        .sort()
    : [];
  rmSync(folder, {recursive: true, force: true});
  return {succeeded: code === 0, said: said.replace(COLOURS, ''), pages};
}
