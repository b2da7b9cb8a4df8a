import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Lazy from './Lazy';
import IconSearch from './IconSearch';
import {searchPageAddress} from '../text/query-text';
import {leaveFor} from '@site/src/page/reach';
import {providerOrigin} from '@site/src/site/search';
import {isSearchShortcut, startsQuery} from './shortcuts';
import {indexNameOf, useSearchPage, useSearchSettings} from '../ui/useSearchSettings';
import styles from './styles.module.css';

const loadModal = () => import('../docsearch/Modal');
const loadAskAi = () => import('../ask/panel');

/** Fetches the modal when a reader seems to want it; a fetch that fails is tried again on opening. */
const prepareModal = (): void => void loadModal().catch(() => undefined);

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the modal, which comes on intent only; without JavaScript a link to the search page. */
export default function SearchButton(): ReactNode {
  const settings = useSearchSettings();
  const page = useSearchPage();
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  /** The query that the open modal starts with; `undefined` while it is closed. */
  const [query, setQuery] = useState<string>();
  /** What the open panel of the AI question mode was opened with; `undefined` while it is closed. */
  const [question, setQuestion] = useState<string>();
  const open = query !== undefined;

  const close = useCallback(() => {
    setQuery(undefined);
    button.current?.focus();
  }, []);
  // The dialog gives the focus back by itself.
  const closePanel = useCallback(() => setQuestion(undefined), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event, open)) {
        event.preventDefault();
        if (open) {
          close();
        } else {
          setQuery('');
        }
      } else if (!open && document.activeElement === button.current && startsQuery(event)) {
        event.preventDefault();
        setQuery(event.key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

  const modifier = isBrowser && isMac() ? 'Command' : 'Ctrl';
  const content = (
    <>
      <IconSearch />
      <span className={styles.label}>Search</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd data-key={modifier === 'Command' ? '⌘' : 'Ctrl'} />
        <kbd data-key="K" />
      </span>
    </>
  );
  const name = {className: styles.button, 'aria-label': `Search (${modifier}+K)`};

  return (
    <>
      {settings.mode === 'hosted' && (
        <Head>
          <link rel="preconnect" href={providerOrigin(settings)} crossOrigin="anonymous" />
        </Head>
      )}
      {isBrowser ? (
        <button
          type="button"
          ref={button}
          {...name}
          aria-haspopup="dialog"
          onTouchStart={prepareModal}
          onFocus={prepareModal}
          onMouseOver={prepareModal}
          onClick={() => setQuery('')}>
          {content}
        </button>
      ) : (
        // Not a `Link`, which would fetch the search page for everybody ahead of time.
        <a href={page} {...name}>
          {content}
        </a>
      )}
      {open && (
        <Lazy
          load={loadModal}
          onFailure={() => {
            setQuery(undefined);
            void leaveFor(searchPageAddress(page, query), () => setQuery(query));
          }}
          props={{initialQuery: query, onClose: close, onAsk: setQuestion}}
        />
      )}
      {settings.askAi && question !== undefined && (
        <Lazy
          load={loadAskAi}
          onFailure={() => {
            setQuestion(undefined);
            void leaveFor(searchPageAddress(page, question), () => setQuestion(question));
          }}
          props={{
            ...settings.askAi,
            indexName: indexNameOf(settings),
            question,
            onClose: closePanel,
          }}
        />
      )}
    </>
  );
}
