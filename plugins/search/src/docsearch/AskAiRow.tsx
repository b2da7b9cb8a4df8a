import type {ReactNode} from 'react';
import {ASK_AI} from './askHit';

interface Props {
  question: string;
  /** Where the row leads in a tab of its own, where there is no panel. */
  address: string;
  onAsk: (question: string) => void;
}

/** The first row of the modal where the AI question mode is on. */
export default function AskAiRow({question, address, onAsk}: Props): ReactNode {
  return (
    <a
      href={address}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          onAsk(question);
        }
      }}>
      <div className="DocSearch-Hit-Container">
        <div className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            {ASK_AI}: “{question}”
          </span>
        </div>
      </div>
    </a>
  );
}
