import {text} from '@collektive/texts';
import {memo, type ReactNode} from 'react';
import type {Exchange as ExchangeData} from '../service/conversation';
import type {AskSession} from '../service/session';
import Actions from './Actions';
import Answer, {AnswerLink} from './Answer';
import {STRINGS} from './strings';

function Progress({exchange: {status, searches}}: {exchange: ExchangeData}): ReactNode {
  const query = searches.at(-1);
  if (status === 'thinking') {
    return (
      <p className="ask-ai-thinking">
        {query ? `${STRINGS.duringToolCallText}“${query}”` : STRINGS.thinkingText}
      </p>
    );
  }
  return searches.length > 0 ? (
    <p className="ask-ai-note">
      {`${STRINGS.afterToolCallText} ${searches.map((search) => `“${search}”`).join(', ')}`}
    </p>
  ) : null;
}

const Sources = ({exchange: {sources}}: {exchange: ExchangeData}): ReactNode =>
  sources.length > 0 && (
    <div className="ask-ai-sources">
      <h4>{STRINGS.relatedSourcesText}</h4>
      <ul>
        {sources.map(({url, title}) => (
          <li key={url}>
            <AnswerLink href={url}>{title}</AnswerLink>
          </li>
        ))}
      </ul>
    </div>
  );

interface Props {
  exchange: ExchangeData;
  session: AskSession;
}

/** A question with its answer, as far as it has come, or with what went wrong. */
export default memo(function Exchange({exchange, session}: Props): ReactNode {
  const {id, question, answer, status, error} = exchange;
  const over = status !== 'thinking' && status !== 'answering';
  return (
    <section className="ask-ai-exchange" aria-busy={!over}>
      <h3 className="ask-ai-question">{question}</h3>
      <Progress exchange={exchange} />
      {answer !== '' && <Answer markdown={answer} isWhole={over} />}
      {status === 'stopped' && <p className="ask-ai-note">{text('Stopped.')}</p>}
      {status === 'failed' && (
        <p role="alert" className="ask-ai-error">
          {error}
        </p>
      )}
      {over && answer !== '' && <Sources exchange={exchange} />}
      {(status === 'failed' || (status === 'stopped' && answer === '')) && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => session.retry(id)}>
          {text('Try again')}
        </button>
      )}
      {over && answer !== '' && (
        <Actions exchange={exchange} onRate={(feedback) => session.rate(id, feedback)} />
      )}
    </section>
  );
});
