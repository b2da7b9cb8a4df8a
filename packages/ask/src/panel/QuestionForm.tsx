import {text} from '@collektive/texts';
import {useState, type ReactNode, type Ref, type SyntheticEvent} from 'react';
import {MAX_QUESTION_LENGTH, type AskSession} from '../service/session';
import {Icon} from './Icon';
import {STRINGS} from './strings';

interface Props {
  session: AskSession;
  /** Whether an answer is under way: the button stops it then. */
  answering: boolean;
  field: Ref<HTMLInputElement>;
}

/** Where the next question is asked. */
export default function QuestionForm({session, answering, field}: Props): ReactNode {
  const [question, setQuestion] = useState('');

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (answering) {
      session.stop();
    } else if (question.trim() !== '') {
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
        aria-label={text('Your question')}
        placeholder={
          answering ? STRINGS.placeholderTextAskAiStreaming : STRINGS.placeholderTextAskAi
        }
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
        aria-label={answering ? text('Stop answering') : text('Submit question')}
        title={answering ? text('Stop answering') : text('Submit question')}
        aria-disabled={!answering && question.trim() === ''}>
        <Icon name={answering ? 'stop' : 'send'} />
      </button>
    </form>
  );
}
