import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import Lazy from './Lazy';
import {isSearchShortcut} from '../keys';
import {searchPageAddress} from '../text/query-text';
import {SEARCH_OPEN, SEARCH_PREPARE, SEARCH_READY, type SearchRequest} from '../opening';
import {leaveFor} from '@site/src/page/reach';
import {providerOrigin} from '@site/src/site/search';
import {indexNameOf, useSearchPage, useSearchSettings} from '../ui/useSearchSettings';

const loadModal = () => import('../docsearch/Modal');
const loadAskAi = () => import('../ask/panel');

/** Fetches the modal when a reader seems to want it; a fetch that fails is tried again on opening. */
const prepareModal = (): void => void loadModal().catch(() => undefined);

const focusButton = (): void => document.querySelector<HTMLElement>('[data-opens-search]')?.focus();

/**
 * What search opens: the modal, and the panel of the AI question mode. Both come on intent only, stand on
 * any page, and outlive a change of page. What was typed before React came, src/page/controls/search hands
 * over.
 */
export default function Opened(): ReactNode {
  const settings = useSearchSettings();
  const page = useSearchPage();
  const {pathname} = useLocation();
  /** The wish that the open modal fulfils; `undefined` while it is closed. */
  const [request, setRequest] = useState<SearchRequest>();
  /** What the open panel of the AI question mode was opened with; `undefined` while it is closed. */
  const [question, setQuestion] = useState<string>();
  const open = request !== undefined;
  /** Where search was opened, or would be. */
  const [place, setPlace] = useState(pathname);
  if (!open && place !== pathname) {
    setPlace(pathname);
  }

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
      {/* Read anew where search may be opened: pages may be of different versions. */}
      <DocsPreferredVersionContextProvider key={place}>
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
      </DocsPreferredVersionContextProvider>
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
