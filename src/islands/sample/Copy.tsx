/** A button that copies something which holds a program, and says so for a moment. */
import {type ReactNode, useEffect, useState} from 'react';
import {SAID} from '@collektive/playground/samples';

interface Props {
  readonly label: string;
  /** Says whether it was copied. */
  readonly copy: () => Promise<boolean>;
}

export default function Copy({label, copy}: Props): ReactNode {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const timer = isSaid ? setTimeout(() => say(false), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [isSaid]);
  return (
    <button type="button" onClick={() => void copy().then(say)}>
      {isSaid ? 'Copied' : label}
    </button>
  );
}
