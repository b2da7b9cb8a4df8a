/** A sample that runs where it stands: its code, which can be changed, and what it prints. */
import {Children, type PropsWithChildren, type ReactNode, useRef, useState} from 'react';
import {SampleModel} from '@collektive/playground/samples';
import {useStyleSheet} from '@collektive/search/ui';
import {island} from '@collektive/static-pages/islands';
import bars from '../css/bars.css';
import {PAGE} from './page';
import alive from './sample/alive.css';
import Live from './sample/Live';
import Status from './sample/Status';
import {useProgram} from './sample/useProgram';
import Ways from './sample/Ways';
import Writing from './sample/Writing';

/** Name and mark, the lines, what the compiler says of them, what they printed, and the file that they are of. */
type Part = 'head' | 'code' | 'said' | 'output' | 'whole';

export interface SampleProps {
  /** `Gradient#hops`: the sample's name, and that of the output that is made. */
  readonly run: string;
  /** What stands between the tags, part by part. */
  readonly parts: readonly Part[];
  /** So many columns hold its longest line: see src/css/samples.css. */
  readonly columns?: number;
}

function Sample({run, parts, columns, children}: PropsWithChildren<SampleProps>): ReactNode {
  useStyleSheet(bars);
  useStyleSheet(alive);
  const root = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLSpanElement>(null);
  const [model] = useState(() => new SampleModel(run, PAGE));
  const {state, near} = useProgram(model, root);
  const {isRunning, result, isOld, said, changes} = state;
  const slots = Children.toArray(children);
  const slotOf = (part: Part): ReactNode => slots[parts.indexOf(part)];
  const [file, output] = run.split('#');
  const name = `the sample ${output.replaceAll('-', ' ')} of ${file}.kt`;
  const status = said && <Status {...{said, model}} />;
  return (
    <figure
      ref={root}
      className="sample"
      data-sample={run}
      data-columns={columns}
      data-running={isRunning ? '' : undefined}>
      <figcaption className="sample-head">
        {slotOf('head')}
        <span ref={buttons} className="sample-buttons">
          <button type="button" aria-label={`Run ${name}`} onClick={model.start} {...near}>
            Run
          </button>
          <button type="button" aria-label={`Edit ${name}`} onClick={model.edit} {...near}>
            Edit
          </button>
        </span>
      </figcaption>
      <div className="sample-code" hidden={changes !== undefined}>
        {slotOf('code')}
      </div>
      {changes && (
        <Writing key={changes.id} {...{state, changes, model, root}}>
          <Ways {...{state, changes, model}} />
        </Writing>
      )}
      {said?.isWrong && status}
      {slotOf('said')}
      <div className="sample-result" data-old={isOld ? '' : undefined}>
        {isOld && <p className="sample-old">This is the result of the program before.</p>}
        <div hidden={result !== undefined}>{slotOf('output')}</div>
        {result && <Live key={result.turn} isLatest={changes !== undefined} {...{result}} />}
      </div>
      {(result ?? said ?? changes) && (
        <div className="sample-foot">
          {said?.isWrong === false && status}
          <button
            type="button"
            className="sample-quiet"
            onClick={() => {
              model.close();
              buttons.current!.querySelector('button')!.focus();
            }}>
            Show the recorded output
          </button>
        </div>
      )}
      {slotOf('whole')}
    </figure>
  );
}

export default island('Sample', Sample);
