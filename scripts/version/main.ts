/**
 * Keeps the documentation as it is for a release, beside what is written from now on.
 *
 *   npm run version:docs -- 28.3.2
 *
 * Pages are taken from the build, so they hold the samples, outputs and signatures of this very release.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../content/paths';
import {BASE_URL, SITE_URL} from '../../src/site/env';
import {SOURCE_URL} from '../../src/site/links';
import {NewError} from '../new/plan';
import {headingsOf, keptPage, type Keeping} from './page';

const BUILD = 'build';

const builtFile = (address: string): string => path.join(BUILD, address, 'index.html');

const read = (file: string): string => readFileSync(file, 'utf8');

/** Addresses of sources as they were, where it is known. */
function keptSources(): Keeping['sources'] {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();
  return [SOURCE_URL, SOURCE_URL.replace('/main/', `/${commit}/`)];
}

function main([release = '']: string[]): void {
  if (!existsSync(BUILD)) {
    throw new NewError('There is no build to take pages from. Run "npm run build"');
  }
  execFileSync('npx', ['docusaurus', 'docs:version', release], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const headings = new Map<string, ReturnType<typeof headingsOf>>();
  const headingOf: Keeping['headingOf'] = (address, anchor) => {
    const known = headings.get(address) ?? headingsOf(read(builtFile(address)));
    headings.set(address, known);
    return known.get(anchor);
  };
  const keeping = {
    ...{release, site: SITE_URL + BASE_URL, sources: keptSources(), headingOf},
    isPage: (address: string) => address.endsWith('/') && existsSync(builtFile(address)),
  };
  const folder = `versioned_docs/version-${release}`;
  let count = 0;
  for (const name of pathsBelow(folder)) {
    const file = path.join(folder, name);
    const address = `docs/${name.replace(/\.mdx?$/, '')}/`;
    if (!/\.mdx?$/.test(name)) {
      continue;
    }
    // Drafts and parts of pages are not built.
    if (existsSync(builtFile(address))) {
      const page = keptPage(read(file), read(builtFile(address)), {...keeping, path: address});
      writeFileSync(file.replace(/x$/, ''), page);
      count += 1;
    }
    if (name.endsWith('x') || !existsSync(builtFile(address))) {
      rmSync(file);
    }
  }
  console.log(`${folder}: ${count} pages. Read guides/versions.md before you commit them.`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof NewError ? `${error.message}.` : error);
  process.exitCode = 1;
}
