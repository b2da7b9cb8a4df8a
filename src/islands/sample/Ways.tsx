/** Where the program of a sample goes from its editor. */
import type {ReactNode} from 'react';
import type {Changes, SampleModel, SampleState} from '@collektive/playground/samples';
import Copy from './Copy';
import {Reset} from './Writing';

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
      <Copy label="Copy link" copy={model.copyLink} />
      <button type="button" onClick={() => void model.openPlayground()}>
        Open in the playground
      </button>
    </div>
  );
}
