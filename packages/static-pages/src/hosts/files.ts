import type {HeaderRule} from './headers';

/** What hosts read of a build, and readers are not served. */
export const FILES_FOR_HOSTS = ['_headers', 'nginx.conf'] as const;

/**
 * `_headers`, as Netlify, Cloudflare Pages and others read it. Where two rules fit, they send both values of a
 * header in one, which means of policies that both hold, and of any other that it says nothing.
 * @param baseUrl with a slash at both ends
 */
export const headersFile = (baseUrl: string, rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({prefix, headers}) => [
      `${baseUrl}${prefix}*`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');

/**
 * `robots.txt`: everybody may read everything, and sitemaps say where it is.
 * @param url of the site
 * @param languages folders of its languages
 */
export const robotsFile = (url: string, baseUrl: string, languages: readonly string[]): string =>
  [
    ...['User-agent: *', `Allow: ${baseUrl}`, ''],
    ...languages.map((language) => `Sitemap: ${url}${baseUrl}${language}sitemap.xml`),
    '',
  ].join('\n');
