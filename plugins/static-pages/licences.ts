/** `third-party-licenses.txt`: whose code readers are sent, with the text of each licence. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {STOCK_CLIENT} from '../../src/site/env';

const HEAD =
  'What readers of this site are sent is partly written by others. These are the packages whose code or\n' +
  'fonts are in it, each with its licence. The site itself is under the Apache License 2.0.\n';

/** What comes besides what bundlers of this site write: styles and fonts, and the framework's client, where pages have it. */
const ALSO = [
  ...['infima', '@docsearch/css', '@docusaurus/core', '@docusaurus/theme-classic'],
  ...['@fontsource-variable/figtree', '@fontsource-variable/jetbrains-mono'],
  ...(STOCK_CLIENT
    ? [
        ...['@mdx-js/react', 'react', 'react-dom', 'react-router', 'scheduler', 'history'],
        ...['prism-react-renderer', '@rspack/core'],
      ]
    : []),
];

/** Beside the licences: notices, which go along, too. */
const TEXTS = /^(?:licence|license|copying|notice)(?:[-.].*)?$/i;

/** The folder of the package that a file belongs to, `undefined` for files of the site. */
export const packageOf = (file: string): string | undefined =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];

type Said = string | Record<string, string> | undefined;

function entryOf(folder: string): string {
  const {name, version, license, author, repository} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string} & Record<'license' | 'author' | 'repository', Said>;
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim());
  const nameIn = (value: Said, key: string): string =>
    (typeof value === 'object' ? value[key] : value) ?? '';
  const [whose, where] = [nameIn(author, 'name'), nameIn(repository, 'url')];
  // A few bring no text of their own: then whose it is, and where it is from.
  const words = texts.length > 0 ? texts : [`${whose}\n${where}`.trim()];
  return [`${'-'.repeat(80)}\n${name} ${version}\n${nameIn(license, 'type')}`, ...words].join(
    '\n\n',
  );
}

/** @param modules that pages fetch, by whole paths @returns a chapter for each package, by name */
export function licencesFile(siteDir: string, modules: readonly string[]): string {
  const folders = [
    ...ALSO.map((name) => path.join(siteDir, 'node_modules', name)).filter((one) =>
      existsSync(one),
    ),
    ...modules.flatMap((file) => packageOf(file) ?? []),
  ];
  return `${[HEAD, ...[...new Set(folders)].sort().map(entryOf)].join('\n')}\n`;
}
