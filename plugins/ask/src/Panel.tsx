import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import {useStyleSheet} from '@collektive/search/ui';
import Exchange from './Exchange';
import {Icon} from './Icon';
import panelCss from './panel.css';
import {createAskSession, isActive, MAX_QUESTION_LENGTH, type AskSession} from './session';

/** Nearer than this to the end of the conversation, a reader follows the answer as it grows. */
const FOLLOW_PX = 80;

/** Characters of an answer that a screen reader is told by itself; the rest is there to be read. */
const MAX_SPOKEN_LENGTH = 2_000;

interface FormProps {
  session: AskSession;
  /** Whether an answer is under way: the button stops it then. */
  answering: boolean;
  field: Ref<HTMLInputElement>;
}

/** Where the next question is asked. */
function QuestionForm({session, answering, field}: FormProps): ReactNode {
  const [question, setQuestion] = useState('');
  const action = answering ? 'Stop answering' : 'Submit question';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (answering) {
      session.stop();
    } else {
      session.ask(question);
      setQuestion('');
    }
  };

  return (
    <form className="ask-ai-form" onSubmit={submit}>
      <input
        ref={field}
        type="text"
        className="ask-ai-field"
        aria-label="Your question"
        placeholder={answering ? 'Answering...' : 'Ask another question...'}
        maxLength={MAX_QUESTION_LENGTH}
        enterKeyHint="send"
        autoComplete="off"
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
        // Enter in the field asks; while an answer is under way it does not stop it.
        onKeyDown={(event) => event.key === 'Enter' && answering && event.preventDefault()}
      />
      <button
        type="submit"
        className="ask-ai-submit"
        aria-label={action}
        title={action}
        aria-disabled={!answering && question.trim() === ''}>
        <Icon name={answering ? 'stop' : 'send'} />
      </button>
    </form>
  );
}

interface Props {
  endpoint: string;
  /** The site's public address. */
  siteUrl: string;
  /** Of the search; the conversation is kept under it. */
  indexName: string;
  /** Asked at once; nothing is asked where it is empty. */
  question: string;
  onClose: () => void;
}

/** The panel of the AI question mode: a conversation with a service, in a dialog of its own. */
export default function Panel({endpoint, siteUrl, indexName, question, onClose}: Props): ReactNode {
  useStyleSheet(panelCss);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const follows = useRef(true);
  const [session] = useState(() =>
    // Blocked storage is `null`: plugins/static-pages takes care of it.
    createAskSession({endpoint, indexName, storage: window.localStorage}),
  );
  const {exchanges} = useSyncExternalStore(session.subscribe, session.getConversation);
  const last = exchanges.at(-1);

  useEffect(() => {
    const panel = dialog.current!;
    // A link of an answer, or the browser's way back, leads away from the panel: back on this page, it is closed.
    const close = () => panel.close();
    window.addEventListener('pagehide', close);
    window.addEventListener('hashchange', close);
    panel.showModal();
    // Under a finger the field would call up the keyboard, which hides the answer.
    (window.matchMedia('(pointer: coarse)').matches ? panel : field.current!).focus();
    session.ask(question);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('hashchange', close);
      session.stop();
      close();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it opens with, once
  }, []);

  useEffect(() => {
    follows.current = true;
  }, [exchanges.length]);
  useEffect(() => {
    if (follows.current) {
      log.current!.scrollTo(0, log.current!.scrollHeight);
    }
  }, [exchanges]);

  // Not every word as it comes, but the answer as a whole; a failure is said by its own alert.
  useEffect(() => {
    const answer = log.current!.querySelector('.ask-ai-exchange:last-child .markdown');
    const words = {
      thinking: 'Thinking...',
      answering: 'Answering...',
      stopped: 'Stopped.',
      done: answer?.textContent?.slice(0, MAX_SPOKEN_LENGTH),
      failed: '',
    };
    spoken.current!.textContent = last ? (words[last.status] ?? '') : '';
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not for each part of an answer
  }, [last?.id, last?.status]);

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
          <h2 id="ask-ai-title">Ask AI</h2>
          {last && (
            <button
              type="button"
              className="ask-ai-action"
              onClick={() => {
                session.clear();
                field.current?.focus();
              }}>
              New conversation
            </button>
          )}
          <button
            type="button"
            className="ask-ai-action"
            aria-label="Close"
            title="Close"
            onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div
          ref={log}
          className="ask-ai-log"
          role="log"
          aria-live="off"
          aria-label="Conversation"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={({currentTarget: {scrollHeight, scrollTop, clientHeight}}) => {
            follows.current = scrollHeight - scrollTop - clientHeight < FOLLOW_PX;
          }}>
          {exchanges.map((exchange) => (
            <Exchange key={exchange.id} exchange={exchange} session={session} siteUrl={siteUrl} />
          ))}
        </div>
        <p ref={spoken} role="status" className="sr-only" />
        <footer className="ask-ai-footer">
          <QuestionForm session={session} answering={exchanges.some(isActive)} field={field} />
          <p className="ask-ai-disclaimer">
            Answers are generated with AI which can make mistakes. Verify responses.
          </p>
        </footer>
      </div>
    </dialog>
  );
}
