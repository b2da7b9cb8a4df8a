/** A task: its program, which can be changed, and a check that runs it. */
import {Children, type PropsWithChildren, type ReactNode, useRef, useState} from 'react';
import {type Exercise as Data, ExerciseModel, TO_DO} from '@collektive/playground/exercises';
import {useStyleSheet} from '@collektive/search/ui';
import {island} from '@collektive/static-pages/islands';
import bars from '../css/bars.css';
import Failing from './exercise/Failing';
import {Done, useProgress} from './exercise/Progress';
import {PAGE} from './page';
import alive from './sample/alive.css';
import Status from './sample/Status';
import {useProgram} from './sample/useProgram';
import Writing, {Reset} from './sample/Writing';

export interface ExerciseProps extends Data {
  /** Among those of its page, from 1. */
  readonly number: number;
}

/** Between the tags stand its name, the task, the lines that it begins with, and its hints and solution. */
function Exercise({children, number, ...exercise}: PropsWithChildren<ExerciseProps>): ReactNode {
  useStyleSheet(bars);
  useStyleSheet(alive);
  const {name, names} = exercise;
  const root = useRef<HTMLElement>(null);
  const [model] = useState(() => new ExerciseModel(exercise, PAGE));
  const {state, near} = useProgram(model, root);
  const progress = useProgress(names);
  const {said, changes, failing, isOld} = state;
  const [head, task, code, help] = Children.toArray(children);
  return (
    <figure ref={root} className="sample" data-exercise={name}>
      <figcaption className="sample-head">
        {head}
        {progress?.has(name) && <span className="sample-mark" role="img" title="Done" />}
        <span className="sample-buttons">
          <button
            type="button"
            aria-label={`Edit the program of exercise ${number}`}
            onClick={model.edit}
            {...near}>
            Edit
          </button>
        </span>
      </figcaption>
      {task}
      <div className="sample-code" hidden={changes !== undefined}>
        {code}
      </div>
      {changes && <Writing key={changes.id} {...{state, changes, model, root}} />}
      <div className="figure-controls sample-row">
        <button
          type="button"
          className="sample-main"
          aria-label={`Check exercise ${number}`}
          onClick={model.start}
          {...near}>
          Check
        </button>
        {changes && <Reset {...{state, changes}} />}
        <span className="sample-note">{TO_DO}</span>
      </div>
      {said && <Status {...{said, model}} />}
      {failing && <Failing {...{failing, isOld}} />}
      {progress && <Done progress={progress} isDone={progress.has(name)} />}
      {help}
    </figure>
  );
}

export default island('Exercise', Exercise);
