import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Head from '@docusaurus/Head';
import Lazy from './Lazy';
import IconSearch from './IconSearch';
import {isSearchShortcut} from '../keys';
import {searchPageAddress} from '../text/query-text';
import {
  SEARCH_LOST,
  SEARCH_OPEN,
  SEARCH_PREPARE,
  SEARCH_READY,
  type SearchRequest,
} from '../opening';
import {leaveFor} from '@site/src/page/reach';
import {providerOrigin} from '@site/src/site/search';
import {indexNameOf, useSearchPage, useSearchSettings} from '../ui/useSearchSettings';
import styles from './styles.module.css';

const loadModal = () => import('../docsearch/Modal');
const loadAskAi = () => import('../ask/panel');

/** Fetches the modal when a reader seems to want it; a fetch that fails is tried again on opening. */
const prepareModal = (): void => void loadModal().catch(() => undefined);

const focusButton = (): void => document.querySelector<HTMLElement>('[data-opens-search]')?.focus();

/**
 * A link to the search page, and the modal, which comes on intent only. Keys and clicks are the business
 * of src/page/controls/search, which hands over what was typed before React came.
 */
export default function SearchButton(): ReactNode {
  const settings = useSearchSettings();
  const page = useSearchPage();
  /** The wish that the open modal fulfils; `undefined` while it is closed. */
  const [request, setRequest] = useState<SearchRequest>();
  /** What the open panel of the AI question mode was opened with; `undefined` while it is closed. */
  const [question, setQuestion] = useState<string>();
  const open = request !== undefined;
  const openRequest = useRef(request);
  useEffect(() => {
    openRequest.current = request;
  }, [request]);

  const close = useCallback(() => {
    setRequest(undefined);
    focusButton();
  }, []);
  // The dialog gives the focus back by itself.
  const closePanel = useCallback(() => setQuestion(undefined), []);

  useEffect(() => {
    // At once: until the modal shows, the page's script keeps a field of its own open.
    const show = (event: Event) =>
      flushSync(() => setRequest((event as CustomEvent<SearchRequest>).detail));
    window.addEventListener(SEARCH_OPEN, show);
    window.addEventListener(SEARCH_PREPARE, prepareModal);
    window.dispatchEvent(new Event(SEARCH_READY));
    return () => {
      window.removeEventListener(SEARCH_OPEN, show);
      window.removeEventListener(SEARCH_PREPARE, prepareModal);
      // Pages of another kind have a navbar of their own, which opens it again.
      if (openRequest.current) {
        const detail = openRequest.current.query();
        window.dispatchEvent(new CustomEvent<string>(SEARCH_LOST, {detail}));
      }
    };
  }, []);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event, true)) {
        event.preventDefault();
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, close]);

  return (
    <>
      {settings.mode === 'hosted' && (
        <Head>
          <link rel="preconnect" href={providerOrigin(settings)} crossOrigin="anonymous" />
        </Head>
      )}
      {/* Not a `Link`, which would fetch the search page for everybody ahead of time. */}
      <a href={page} className={styles.button} aria-label="Search (Ctrl+K)" data-opens-search>
        <IconSearch />
        <span className={styles.label}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd data-key="Ctrl" />
          <kbd data-key="K" />
        </span>
      </a>
      {open && (
        <Lazy
          load={loadModal}
          onFailure={() => {
            setRequest(undefined);
            request.failed();
          }}
          props={{request, onClose: close, onAsk: setQuestion}}
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
