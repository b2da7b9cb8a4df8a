/** Where the program of a sample goes from its editor. */
import {type ReactNode, useEffect, useState} from 'react';
import {
  type Changes,
  SAID,
  type SampleModel,
  type SampleState,
} from '@collektive/playground/samples';
import {Reset} from './Writing';

function CopyLink({model}: {readonly model: SampleModel}): ReactNode {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const timer = isSaid ? setTimeout(() => say(false), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [isSaid]);
  return (
    <button type="button" onClick={() => void model.copyLink().then(say)}>
      {isSaid ? 'Copied' : 'Copy link'}
    </button>
  );
}

interface Props {
  readonly state: SampleState;
  readonly changes: Changes;
  readonly model: SampleModel;
}

export default function Ways({state, changes, model}: Props): ReactNode {
  return (
    <div className="sample-row">
      <span className="sample-note">Change the program: it runs as you type.</span>
      <Reset {...{state, changes}} />
      <CopyLink model={model} />
      <button type="button" onClick={() => void model.openPlayground()}>
        Open in the playground
      </button>
    </div>
  );
}
