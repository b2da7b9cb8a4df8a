import {text} from '@collektive/texts';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type {AskService} from '../service/api';
import {activeExchange} from '../service/conversation';
import {createAskSession} from '../service/session';
import Exchange from './Exchange';
import {Icon} from './Icon';
import {warmUp} from './parse';
import QuestionForm from './QuestionForm';
import {STRINGS} from './strings';
import {useSpokenProgress} from './useSpokenProgress';
import {useStyleSheet} from '@collektive/search/ui';
import {SiteUrl} from './Answer';
import panelCss from './panel.css';

interface Props extends AskService {
  /** The site's public address. */
  siteUrl: string;
  /** Of the search; the conversation is kept under it. */
  indexName: string;
  /** Asked at once; nothing is asked where it is empty. */
  question: string;
  onClose: () => void;
}

/** Nearer than this to the end of the conversation, a reader follows the answer as it grows. */
const FOLLOW_PX = 80;

/** The panel of the AI question mode: a conversation with a service, in a dialog of its own. */
export default function AskAi({
  siteUrl,
  endpoint,
  account,
  indexName,
  question,
  onClose,
}: Props): ReactNode {
  useStyleSheet(panelCss);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [session] = useState(() =>
    createAskSession({
      service: {endpoint, account},
      indexName,
      // Blocked storage is `null`: plugins/static-pages takes care of it.
      stores: {conversation: window.localStorage, token: window.sessionStorage},
    }),
  );
  const conversation = useSyncExternalStore(session.subscribe, session.getConversation);
  const {exchanges} = conversation;
  const spoken = useSpokenProgress(log, exchanges.at(-1));

  useEffect(() => {
    const panel = dialog.current!;
    panel.showModal();
    // Under a finger the field would call up the keyboard, which hides the answer.
    if (window.matchMedia('(pointer: coarse)').matches) {
      panel.focus();
    } else {
      field.current!.focus();
    }
    session.ask(question);
    setTimeout(warmUp);
    return () => {
      session.close();
      panel.close();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it opens with, once
  }, []);

  // A link of an answer, or the browser's way back, leads away from the panel: back on this page, it is closed.
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener('pagehide', close);
    window.addEventListener('hashchange', close);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('hashchange', close);
    };
  }, []);

  useLayoutEffect(() => {
    follows.current = true;
  }, [exchanges.length]);
  // When the page is laid out anyway, since asking for sizes before that would lay it out twice.
  useEffect(() => {
    const growth = new ResizeObserver(() => {
      if (follows.current) {
        log.current?.scrollTo(0, log.current.scrollHeight);
      }
    });
    growth.observe(log.current!.firstElementChild!);
    return () => growth.disconnect();
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the click is for the backdrop; keys have Escape, the dialog's own way out
    <dialog
      ref={dialog}
      aria-labelledby="ask-ai-title"
      className="ask-ai-panel"
      onClose={onClose}
      // The page's shortcuts would open search underneath.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}>
      <div className="ask-ai-content">
        <header className="ask-ai-header">
          <Icon name="spark" />
          <h2 id="ask-ai-title">{text('Ask AI')}</h2>
          {exchanges.length > 0 && (
            <button
              type="button"
              className="ask-ai-action"
              onClick={() => {
                session.clear();
                field.current?.focus();
              }}>
              {text('New conversation')}
            </button>
          )}
          <button
            type="button"
            className="ask-ai-action"
            aria-label={text('Close')}
            title={text('Close')}
            onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div
          ref={log}
          className="ask-ai-log"
          role="log"
          aria-live="off"
          aria-label={text('Conversation')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={({currentTarget: {scrollHeight, scrollTop, clientHeight}}) => {
            follows.current = scrollHeight - scrollTop - clientHeight < FOLLOW_PX;
          }}>
          <div>
            <SiteUrl.Provider value={siteUrl}>
              {exchanges.map((exchange) => (
                <Exchange key={exchange.id} exchange={exchange} session={session} />
              ))}
            </SiteUrl.Provider>
          </div>
        </div>
        <p ref={spoken} role="status" className="sr-only" />
        <footer className="ask-ai-footer">
          <QuestionForm
            session={session}
            answering={activeExchange(conversation) !== undefined}
            field={field}
          />
          <p className="ask-ai-disclaimer">{STRINGS.disclaimerText}</p>
        </footer>
      </div>
    </dialog>
  );
}
