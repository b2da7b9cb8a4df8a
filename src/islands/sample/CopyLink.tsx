/** A button that copies a link which holds a program, and says so for a moment. */
import {type ReactNode, useEffect, useState} from 'react';
import {SAID} from '@collektive/playground/samples';

/** @param copy says whether it was copied */
export default function CopyLink({copy}: {readonly copy: () => Promise<boolean>}): ReactNode {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const timer = isSaid ? setTimeout(() => say(false), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [isSaid]);
  return (
    <button type="button" onClick={() => void copy().then(say)}>
      {isSaid ? 'Copied' : 'Copy link'}
    </button>
  );
}
