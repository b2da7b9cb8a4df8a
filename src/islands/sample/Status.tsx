/** What is said of a program that ran or was refused, and what mends it. */
import type {ReactNode} from 'react';
import {canTryAgain, type ProgramModel, type Said} from '@collektive/playground/samples';
import Linked from '../figure/Linked';

interface Props {
  readonly said: Said;
  readonly model: Pick<ProgramModel, 'start' | 'tryAgain'>;
}

export default function Status({said, model}: Props): ReactNode {
  const {sentence, isWrong, fault, isAsked, remedies} = said;
  return (
    <>
      <p className="sample-status" data-wrong={isWrong ? '' : undefined}>
        <Linked sentence={sentence} />
        {fault && (
          <button
            type="button"
            onClick={canTryAgain(fault) ? model.tryAgain : () => window.location.reload()}>
            {canTryAgain(fault) ? 'Try again' : 'Reload the page'}
          </button>
        )}
        {isAsked && (
          <button type="button" onClick={model.start}>
            Run it
          </button>
        )}
      </p>
      {remedies.length > 0 && (
        <div className="sample-row">
          {remedies.map(({name, apply}) => (
            <button key={name} type="button" onClick={apply}>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
