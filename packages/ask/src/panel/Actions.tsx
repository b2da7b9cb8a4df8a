import {text as translated} from '@collektive/texts';
import {useEffect, useState, type ReactNode} from 'react';
import type {Exchange, Feedback} from '../service/conversation';
import {Icon} from './Icon';
import {STRINGS} from './strings';

/** How long "Copied!" is shown. */
const COPIED_MS = 2000;

function CopyButton({text}: {text: string}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'idle') {
      const timer = setTimeout(() => setState('idle'), COPIED_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
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
  const labels = {
    idle: STRINGS.copyButtonText,
    copied: STRINGS.copyButtonCopiedText,
    failed: translated('Copying is blocked'),
  };
  return (
    <button type="button" className="ask-ai-action" onClick={() => void copy()}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}

interface Props {
  exchange: Exchange;
  onRate: (feedback: Feedback) => void;
}

/** What a reader can do with an answer: copy it, say what it is worth. */
export default function Actions({exchange, onRate}: Props): ReactNode {
  const {answer, feedback, feedbackError} = exchange;
  const choices = [
    ['like', STRINGS.likeButtonTitle],
    ['dislike', STRINGS.dislikeButtonTitle],
  ] as const;
  return (
    <div className="ask-ai-actions">
      <CopyButton text={answer} />
      {choices.map(([name, title]) => (
        <button
          key={name}
          type="button"
          className="ask-ai-action"
          title={title}
          aria-label={title}
          aria-pressed={feedback === name}
          // Not disabled: who has just pressed it keeps the focus.
          aria-disabled={feedback !== undefined}
          onClick={() => feedback === undefined && onRate(name)}>
          <Icon name={name} />
        </button>
      ))}
      <span role="status" className="ask-ai-note">
        {feedback ? STRINGS.thanksForFeedbackText : feedbackError}
      </span>
    </div>
  );
}
