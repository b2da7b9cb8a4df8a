import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** `robots.txt`: everybody may read everything, and the sitemap says where it is. @param url of the site */
export const robotsFile = (url: string, baseUrl: string): string =>
  `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;

/** Writes `robots.txt`, which names the site's own address and so cannot lie in `static`. */
export default function robots(): Plugin {
  return {
    name: 'robots',
    postBuild: ({outDir, baseUrl, siteConfig}) =>
      writeFile(path.join(outDir, 'robots.txt'), robotsFile(siteConfig.url, baseUrl)),
  };
}
