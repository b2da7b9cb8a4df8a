import {text} from '@collektive/texts';
import {useEffect, useRef, type RefObject} from 'react';
import {MAX_SPOKEN_LENGTH} from '../constants';
import type {Exchange, ExchangeStatus} from '../service/conversation';
import {STRINGS} from './strings';

/** What is said while there is no answer to be read out; a failure is said by its own alert. */
const WORDS: Partial<Record<ExchangeStatus, string>> = {
  thinking: STRINGS.thinkingText,
  answering: STRINGS.placeholderTextAskAiStreaming,
  stopped: text('Stopped.'),
};

/**
 * Tells a screen reader how the last exchange stands: not every word as it arrives, but the answer
 * as a whole. What was there when the panel opened stays unsaid.
 *
 * @param log holds an element for each exchange
 * @returns for the live region that says it
 */
export function useSpokenProgress(
  log: RefObject<HTMLElement | null>,
  last: Exchange | undefined,
): RefObject<HTMLParagraphElement | null> {
  const region = useRef<HTMLParagraphElement>(null);
  const opened = useRef(false);
  const id = last?.id;
  const status = last?.status;

  useEffect(() => {
    if (opened.current && status) {
      const answer = log.current?.querySelector('.ask-ai-exchange:last-child .markdown');
      region.current!.textContent =
        status === 'done'
          ? (answer?.textContent ?? '').slice(0, MAX_SPOKEN_LENGTH)
          : (WORDS[status] ?? '');
    }
    opened.current = true;
  }, [log, id, status]);

  return region;
}
