/** The button that opens search, in the navbar; the dialog is fetched when a reader seems to want it. */
import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {isSearchShortcut} from '../../keys';
import {fetchScript} from '../islands';
import type {Addresses} from '../scripts';

export default function SearchBar(): ReactNode {
  const {dialog} = usePluginData('collektive-search') as Addresses;
  const results = useBaseUrl('/search');
  const button = useRef<HTMLAnchorElement>(null);
  const isOpen = useRef(false);
  const {pathname} = useLocation();

  const open = (): void => {
    if (isOpen.current) {
      return;
    }
    isOpen.current = true;
    const closed = (): void => {
      isOpen.current = false;
      button.current?.focus();
    };
    fetchScript(dialog).then(
      () =>
        window.searchDialog!.open({
          query: () => '',
          shown: () => undefined,
          answered: () => undefined,
          closed,
          ask: () => undefined,
        }),
      // The page of results says what is the matter.
      () => window.location.assign(results),
    );
  };

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isOpen.current && isSearchShortcut(event, false)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  // A hit led to another page of the site.
  useEffect(() => {
    isOpen.current = false;
  }, [pathname]);

  const prepare = (): void => void fetchScript(dialog).catch(() => undefined);
  return (
    <a
      ref={button}
      href={results}
      role="button"
      aria-haspopup="dialog"
      className="button button--outline button--secondary button--sm"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}>
      <Translate>Search</Translate> <kbd>/</kbd>
    </a>
  );
}
