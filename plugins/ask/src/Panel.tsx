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
import panelCss from './panel.css';
import {createAskSession, isActive, MAX_QUESTION_LENGTH, type AskSession} from './session';

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
    <form onSubmit={submit}>
      <input
        ref={field}
        type="text"
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
        className="button button--primary"
        aria-disabled={!answering && question.trim() === ''}>
        {answering ? 'Stop answering' : 'Ask'}
      </button>
    </form>
  );
}

interface Props {
  endpoint: string;
  /** The site's public address. */
  siteUrl: string;
  /** Asked at once; nothing is asked where it is empty. */
  question: string;
  onClose: () => void;
}

/** The panel of the AI question mode: a conversation with a service, in a dialog of its own. */
export default function Panel({endpoint, siteUrl, question, onClose}: Props): ReactNode {
  useStyleSheet(panelCss);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  const [session] = useState(() => createAskSession({endpoint}));
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

  // From there, who does not scroll up follows the answer as it grows (panel.css).
  useEffect(() => {
    log.current!.scrollTop = 0;
  }, [exchanges.length]);

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
      <header className="ask-ai-header">
        <h2 id="ask-ai-title">Ask AI</h2>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <div
        ref={log}
        className="ask-ai-log"
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}>
        <div>
          {exchanges.map((exchange) => (
            <Exchange key={exchange.id} exchange={exchange} session={session} siteUrl={siteUrl} />
          ))}
        </div>
      </div>
      <p ref={spoken} role="status" className="sr-only" />
      <footer className="ask-ai-footer">
        <QuestionForm session={session} answering={exchanges.some(isActive)} field={field} />
        <p className="ask-ai-note">
          Answers are generated with AI which can make mistakes. Verify responses.
        </p>
      </footer>
    </dialog>
  );
}
