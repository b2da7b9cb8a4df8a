import {memo, useEffect, useState, type ReactNode} from 'react';
import Answer, {AnswerLink} from './Answer';
import {isActive, type AskSession, type Exchange as ExchangeData} from './session';

/** How long "Copied!" is shown. */
const COPIED_MS = 2000;

const COPY_LABELS = {
  idle: 'Copy',
  copied: 'Copied!',
  failed: 'Copying is blocked: select the answer',
};

function CopyButton({text}: {text: string}): ReactNode {
  const [state, setState] = useState<keyof typeof COPY_LABELS>('idle');

  useEffect(() => {
    const timer = state === 'idle' ? undefined : setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Browsers may refuse, and pages that came over plain HTTP have no clipboard.
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => void copy()}>
      <span aria-live="polite">
        {/* An element of its own: translators of browsers take a text node away from React. */}
        <span key={state}>{COPY_LABELS[state]}</span>
      </span>
    </button>
  );
}

/** What a reader can do with an answer: copy it, say what it is worth. */
function Actions({exchange, session}: Props): ReactNode {
  const {id, answer, feedback, feedbackError} = exchange;
  return (
    <div className="ask-ai-actions">
      <CopyButton text={answer} />
      {(['Like', 'Dislike'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={feedback === name}
          // Not disabled: who has just pressed it keeps the focus.
          aria-disabled={feedback !== undefined}
          onClick={() => feedback === undefined && session.rate(id, name)}>
          {name}
        </button>
      ))}
      <span role="status" className="ask-ai-note">
        {feedback ? 'Thanks for your feedback!' : feedbackError}
      </span>
    </div>
  );
}

interface Props {
  exchange: ExchangeData;
  session: AskSession;
}

/** A question with its answer, as far as it has come, or with what went wrong. */
export default memo(function Exchange({
  exchange,
  session,
  siteUrl,
}: Props & {siteUrl: string}): ReactNode {
  const {id, question, answer, status, error, sources} = exchange;
  const isOver = !isActive(exchange);
  return (
    <section className="ask-ai-exchange" aria-busy={!isOver}>
      <h3>{question}</h3>
      {status === 'thinking' && <p className="ask-ai-note">Thinking...</p>}
      {answer !== '' && <Answer markdown={answer} siteUrl={siteUrl} />}
      {status === 'stopped' && <p className="ask-ai-note">Stopped.</p>}
      {status === 'failed' && (
        <p role="alert" className="ask-ai-error">
          {error}
        </p>
      )}
      {isOver && answer !== '' && sources.length > 0 && (
        <div className="ask-ai-sources">
          <h4>Related sources</h4>
          <ul>
            {sources.map(({url, title}) => (
              <li key={url}>
                <AnswerLink href={url} siteUrl={siteUrl}>
                  {title}
                </AnswerLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(status === 'failed' || (status === 'stopped' && answer === '')) && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => session.retry(id)}>
          Try again
        </button>
      )}
      {isOver && answer !== '' && <Actions exchange={exchange} session={session} />}
    </section>
  );
});
