import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Turns a hit's address into the path that the router takes, if it is one of this site: its public
 * address, or the one it is being looked at from. Other addresses stay as they are.
 */
export function usePathOf(): (url: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return useCallback(
    (url) => {
      const {origin, pathname, search, hash} = new URL(url, siteConfig.url);
      const here = [new URL(siteConfig.url).origin, window.location.origin].includes(origin);
      return here ? pathname + search + hash : url;
    },
    [siteConfig.url],
  );
}
