/** `nginx.conf`: how nginx answers as `npm run serve` does, whatever its own settings are. */
import {headersBelow, KEPT_FOR_EVER, KEPT_SHORTLY, type HeaderRule, type Headers} from './headers';
import {ANY_TYPE, isCompressible, MEDIA_TYPES, TOO_SMALL} from './mediaTypes';
import {FILES_FOR_HOSTS} from './files';

const withoutCharset = (type: string): string => type.split(';')[0];
const unique = (types: readonly string[]): string => [...new Set(types)].sort().join(' ');

const TYPES = Object.values(MEDIA_TYPES);
/** nginx does both for HTML by itself, and warns of who asks for it. */
const NAMED = TYPES.filter((type) => !type.startsWith('text/html'));

const TRY_FILES = 'try_files $uri $uri/ =404;';

/** What holds for the whole site; inner blocks take it over, but for headers. */
const COMMON = [
  'types {',
  ...Object.entries(MEDIA_TYPES).map(
    ([ending, type]) => `  ${withoutCharset(type)} ${ending.slice(1)};`,
  ),
  '}',
  `default_type ${ANY_TYPE};`,
  'charset utf-8;',
  `charset_types ${unique(NAMED.filter((type) => type.includes('charset')).map(withoutCharset))};`,
  '',
  '# Files lie there compressed. With the module ngx_brotli, write `brotli_static on;` beside the include.',
  'gzip_static on;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  `gzip_min_length ${TOO_SMALL + 1};`,
  `gzip_types ${unique(NAMED.filter(isCompressible).map(withoutCharset))};`,
  '',
  'absolute_redirect off;',
];

/** A header of an inner block drops those of the outer ones, so each block has them all. */
const headerLines = (headers: Headers): string[] =>
  Object.entries({'Cache-Control': KEPT_SHORTLY, ...headers}).map(
    // What is no file is not kept for ever.
    ([name, value]) => `add_header ${name} "${value}"${value === KEPT_FOR_EVER ? '' : ' always'};`,
  );

const block = (location: string, lines: readonly string[]): string[] => [
  `location ${location} {`,
  ...lines.map((line) => (line ? `  ${line}` : line)),
  '}',
];

/** Files with headers of their own. */
const filesBlock = (location: string, headers: Headers): string[] =>
  block(location, [
    ...(headers['Cache-Control'] === KEPT_FOR_EVER
      ? // No page is here, and a part that is not there is no part of a file.
        ['try_files $uri =404;', 'max_ranges 0;']
      : [TRY_FILES]),
    ...headerLines(headers),
  ]);

/**
 * To be included in a `server` block. Nothing stands outside of blocks: below a path the rest of the host is
 * not ours, nor are its missing pages.
 * @param baseUrl with a slash at both ends
 */
export function nginxFile(baseUrl: string, rules: readonly HeaderRule[]): string {
  const place = baseUrl === '/' ? 'the build' : `the folder in which the build is ${baseUrl}`;
  const withoutSlash = [
    'absolute_redirect off;',
    ...headerLines(headersBelow(rules, '')),
    `return 301 ${baseUrl}$is_args$args;`,
  ];
  const inner = rules.filter(({prefix}) => prefix !== '');
  return [
    `# Include this in the server block of the site; its root is ${place}.`,
    '',
    ...(baseUrl === '/' ? [] : [...block(`= ${baseUrl.slice(0, -1)}`, withoutSlash), '']),
    ...block(baseUrl, [
      ...COMMON,
      TRY_FILES,
      // A folder without a page is forbidden to nginx; to readers it is nothing.
      `error_page 403 404 =404 ${baseUrl}404.html;`,
      ...headerLines(headersBelow(rules, '')),
      ...inner.flatMap(({prefix}) => [
        '',
        ...filesBlock(baseUrl + prefix, headersBelow(rules, prefix)),
      ]),
      ...FILES_FOR_HOSTS.flatMap((file) => ['', ...block(`= ${baseUrl}${file}`, ['return 404;'])]),
    ]),
    '',
  ].join('\n');
}
