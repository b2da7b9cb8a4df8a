import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconSearch from '@site/src/components/IconSearch';
import {SEARCH} from '@site/src/site/search';
import styles from './styles.module.css';

/** Does a key press belong to text that is being written? */
function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

// Ejected from 3.9.2. A link, so that search is within reach without JavaScript too.
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const page = useBaseUrl(`/${SEARCH.searchPagePath}/`);
  const modifier = useIsBrowser() && isMac() ? 'Command' : 'Ctrl';

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      const chord =
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event);
      if (chord || slash) {
        event.preventDefault();
        history.push(page);
      }
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, [history, page]);

  return (
    <Link to={page} className={styles.button} aria-label={`Search (${modifier}+K)`}>
      <IconSearch />
      <span className={styles.label}>Search</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd data-key={modifier === 'Command' ? '⌘' : 'Ctrl'} />
        <kbd data-key="K" />
      </span>
    </Link>
  );
}
