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
 * ones in nginx, so each block has them all.
 */
export function nginxFile(baseUrl: string): string {
  const headers = (cache: string): string =>
    Object.entries({...HEADERS, 'Cache-Control': cache})
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n');
  return `${[
    '# Include this in the server block of the site; its root is the folder of the build.',
    `error_page 404 ${baseUrl}404.html;`,
    ...HASHED_FOLDERS.map(
      (folder) => `location ${baseUrl}${folder}/ {\n${headers(KEPT_FOR_EVER)}\n}`,
    ),
    `location ${baseUrl} {\n  try_files $uri $uri/ =404;\n${headers(KEPT_SHORTLY)}\n}`,
  ].join('\n\n')}\n`;
}
