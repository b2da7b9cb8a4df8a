import type {ReactNode} from 'react';
import {useStyleSheet} from '@collektive/search/ui';
import NetworkMark from '../../components/NetworkMark';
import {ISSUES} from '../../site/links';
import {STYLES} from './styles';

interface Props {
  error: Error;
  tryAgain: () => void;
  /** The first of a page where it stands for one. */
  Heading?: 'h1' | 'h2';
}

/** What went wrong, and what brought it about. */
function saidBy(error: Error): string {
  const {message, cause} = error;
  return cause instanceof Error ? `${message}\n\nCause:\n${saidBy(cause)}` : message;
}

/** What stands in the place of a page that crashed, or of an island: what helps, and where to report what does not. */
export default function Crash({error, tryAgain, Heading = 'h2'}: Props): ReactNode {
  useStyleSheet(STYLES);
  return (
    <div role="alert" data-crash="">
      <NetworkMark size={96} state="broken" />
      <Heading>This page crashed.</Heading>
      <p>
        The rest of the site still works. Try again; if that does not help,{' '}
        <a href={ISSUES}>report it on GitHub</a> with the text below.
      </p>
      <button type="button" className="button button--secondary" onClick={tryAgain}>
        Try again
      </button>
      <pre>{saidBy(error)}</pre>
    </div>
  );
}
