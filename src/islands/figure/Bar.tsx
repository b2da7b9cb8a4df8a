/** What runs a figure: the time, rounds, and what a press on its networks does. */
import type {ComponentProps, ReactNode} from 'react';
import {BRUSHES, TOOLS} from '@collektive/playground/figures';
import type {LiveFigure} from './useFigure';

/** A button that does nothing keeps the focus. */
const Button = ({
  isOff,
  ...others
}: {readonly isOff?: boolean} & ComponentProps<'button'>): ReactNode => (
  <button type="button" aria-disabled={isOff} {...others} />
);

function Timeline({state: {round, first, last}, model}: LiveFigure): ReactNode {
  const words = `Round ${round}`;
  const kept = first > 1 ? `; kept from round ${first} on` : '';
  return (
    <div className="figure-row figure-time">
      <input
        type="range"
        min={first}
        max={Math.max(first, last)}
        step={1}
        value={round}
        disabled={last <= first}
        autoComplete="off"
        aria-label="Round"
        aria-valuetext={`${words} of ${last}${kept}`}
        onChange={({target}) => model?.transport.seek(target.valueAsNumber)}
      />
      <span className="round">{words}</span>
    </div>
  );
}

function Tools({
  state,
  model,
  name,
  isFull,
}: LiveFigure & {readonly name: string; readonly isFull?: boolean}): ReactNode {
  const {tool, value, team} = state.brush;
  return (
    <div className="figure-row">
      <div className="figure-tools" role="radiogroup" aria-label="Tool">
        {[...TOOLS, ...(isFull ? BRUSHES : [])].map((row) => (
          <label key={row.tool} title={row.help}>
            <input
              type="radio"
              name={`tool-${name}`}
              value={row.tool}
              checked={row.tool === tool}
              autoComplete="off"
              onChange={() => model?.pick(row.tool, row.help)}
            />
            <span>{row.label}</span>
          </label>
        ))}
      </div>
      {tool === 'value' && (
        <input
          className="figure-brush"
          type="number"
          step="any"
          defaultValue={value}
          aria-label="Value to paint"
          onChange={({target}) => model?.paint({value: target.valueAsNumber || 0})}
        />
      )}
      {tool === 'team' && (
        <select
          className="figure-brush"
          aria-label="Team to paint"
          value={team}
          onChange={({target}) => model?.paint({team: target.value})}>
          {/* The one that devices are not in at first comes first. */}
          <option>blue</option>
          <option>red</option>
        </select>
      )}
      <Button
        className="figure-quiet"
        isOff={!state.canMend}
        title="Restores every link that was cut."
        onClick={() => model?.mend()}>
        Restore links
      </Button>
    </div>
  );
}

/** Stands above the networks: whoever comes sees it first. */
export function RunBar({
  model,
  state,
  isShort,
}: LiveFigure & {readonly isShort: boolean}): ReactNode {
  return (
    <div className="figure-bar figure-row">
      <Button className="figure-run" onClick={() => void model?.transport.toggle()}>
        {state.isPlaying ? 'Pause' : 'Run'}
      </Button>
      <Button onClick={() => void model?.transport.step()}>One round</Button>
      <Button onClick={() => void model?.restart()}>Reset</Button>
      {!isShort && (
        <Button onClick={() => void model?.transport.settle()}>Run until nothing changes</Button>
      )}
      <span className="figure-history" role="group" aria-label="Undo and redo">
        <Button
          isOff={!state.canUndo}
          title="Undoes the last change to the network."
          onClick={() => model?.again('undo')}>
          Undo
        </Button>
        <Button
          isOff={!state.canRedo}
          title="Redoes what was undone."
          onClick={() => model?.again('redo')}>
          Redo
        </Button>
      </span>
    </div>
  );
}

/** Stands below them. */
export const TouchBar = (
  props: LiveFigure & {readonly name: string; readonly isFull?: boolean},
): ReactNode => (
  <div className="figure-bar">
    <Timeline {...props} />
    <Tools {...props} />
  </div>
);
