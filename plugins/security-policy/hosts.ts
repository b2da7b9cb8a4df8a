import {HASHED_FOLDERS, HEADERS, KEPT_FOR_EVER, KEPT_SHORTLY} from '../../src/site/headers';

/** `_headers`, as Netlify, Cloudflare Pages and others read it. @param baseUrl with a slash at both ends */
export function headersFile(baseUrl: string): string {
  const rule = (path: string, headers: Record<string, string>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule(`${baseUrl}*`, {...HEADERS}),
    ...HASHED_FOLDERS.map((folder) =>
      rule(`${baseUrl}${folder}/*`, {'Cache-Control': KEPT_FOR_EVER}),
    ),
  ].join('\n')}\n`;
}

/**
 * `nginx.conf`, to be included in a `server` block. A header of an inner block drops those of the outer
 * ones in nginx, so each block has them all. Nothing stands outside of blocks: below a path the rest of
 * the host is not ours, nor are its missing pages.
 */
export function nginxFile(baseUrl: string): string {
  const block = (folder: string, cache: string): string =>
    [
      `location ${folder} {`,
      '  try_files $uri $uri/ =404;',
      `  error_page 404 ${baseUrl}404.html;`,
      ...Object.entries({...HEADERS, 'Cache-Control': cache}).map(
        ([name, value]) => `  add_header ${name} "${value}" always;`,
      ),
      '}',
    ].join('\n');
  const place = baseUrl === '/' ? 'the build' : `the folder in which the build is ${baseUrl}`;
  return `${[
    `# Include this in the server block of the site; its root is ${place}.`,
    ...HASHED_FOLDERS.map((folder) => block(`${baseUrl}${folder}/`, KEPT_FOR_EVER)),
    block(baseUrl, KEPT_SHORTLY),
  ].join('\n\n')}\n`;
}
