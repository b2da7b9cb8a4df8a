/** Lines over all rounds: what each network has come to as a whole. */
import {type ReactNode, useMemo} from 'react';
import {Lines, NOTHING, type Readout, SIZE} from '@collektive/playground/figures';
import type {LiveFigure} from './useFigure';

interface Props extends Pick<LiveFigure, 'model'> {
  readonly readout: Readout;
  /** What programs are called, where that has to be said. */
  readonly labels: readonly string[];
}

export default function Readouts({model, readout, labels}: Props): ReactNode {
  const lines = useMemo(() => new Lines(readout, model?.data.truth), [model, readout]);
  const drawn = model?.history.last ? lines.of(model.history) : [];
  const names = labels.length > 1 ? labels.map((label) => `${label}: `) : [''];
  return (
    <div className="figure-readout">
      {names.map((name, index) => {
        const {band, line, now, words} = drawn[index] ?? NOTHING;
        return (
          <p key={name}>
            <span>
              {name && <b>{name}</b>}
              <span>{words}</span>
            </span>
            <svg
              viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
              preserveAspectRatio="none"
              aria-hidden="true">
              <path className="band" d={band} />
              <path className="line" d={line} />
              <path className="now" d={now} />
            </svg>
          </p>
        );
      })}
    </div>
  );
}
