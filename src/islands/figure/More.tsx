/** What a figure offers besides: options, files, and its values as a table. */
import {type ReactNode, type RefObject, useState} from 'react';
import {FAULTS, savedOf} from '@collektive/playground/figures';
import type * as Save from '@collektive/playground/save';
import {notify} from '@collektive/static-pages/page';
import type {LiveFigure} from './useFigure';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** The value as it is told. */
  readonly told?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly change: (value: number) => void;
}

function Slider({label, value, told = String(value), change, ...range}: SliderProps): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <input
        type="range"
        // As a browser keeps it: what it corrects React takes for a reader's change.
        value={Math.min(range.max, value)}
        autoComplete="off"
        aria-valuetext={told}
        onChange={({target}) => change(target.valueAsNumber)}
        {...range}
      />
      <span className="number" aria-hidden="true">
        {told}
      </span>
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

function Check({label, isOn, change}: CheckProps): ReactNode {
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        autoComplete="off"
        onChange={({target}) => change(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

type MoreProps = LiveFigure & {
  /** What programs are called, where that has to be said. */
  readonly labels: readonly string[];
  readonly isFull?: boolean;
  readonly root: RefObject<HTMLElement | null>;
};

function Options({state: {settings}, model, isFull, root}: MoreProps): ReactNode {
  const {speed, range, loss, asynchronous, wander} = settings;
  /** What makes files is fetched when one is wanted. */
  const save = async (act: (module: typeof Save, saved: Save.SavedFigure) => void) => {
    if (model === undefined) {
      return;
    }
    let module: typeof Save;
    try {
      module = await import('@collektive/playground/save');
    } catch {
      notify(FAULTS.offline, 'Reload the page', () => window.location.reload());
      return;
    }
    const drawings = [...root.current!.querySelectorAll<SVGSVGElement>('.figure-networks > svg')];
    act(
      module,
      savedOf(
        model,
        drawings.filter((one) => one.checkVisibility()),
      ),
    );
  };
  return (
    <details className="figure-options">
      <summary>Options</summary>
      <Slider
        {...{label: 'Rounds per second', value: speed, min: 1, max: 20, step: 1}}
        change={(next) => model?.change({speed: next})}
      />
      <Slider
        {...{label: 'Link range', value: range, min: 0.5, max: 4, step: 0.05}}
        change={(next) => model?.change({range: next})}
      />
      <Slider
        {...{label: 'Lost messages', value: loss, min: 0, max: 0.6, step: 0.05}}
        told={`${Math.round(100 * loss)} of 100`}
        change={(next) => model?.change({loss: next})}
      />
      <Check
        label="Asynchronous rounds"
        isOn={asynchronous}
        change={(isOn) => model?.change({asynchronous: isOn})}
      />
      {isFull && (
        <Check
          label="Devices wander"
          isOn={wander}
          change={(isOn) => model?.change({wander: isOn})}
        />
      )}
      <div className="figure-row">
        <button type="button" onClick={() => void save((module, own) => module.saveDrawing(own))}>
          Save picture (SVG)
        </button>
        <button type="button" onClick={() => void save((module, own) => module.saveValues(own))}>
          Save values (CSV)
        </button>
      </div>
    </details>
  );
}

/**
 * The values of devices, for those who would rather read them. Which devices are sources is told only where a program
 * asks for it: another one may have sources of its own.
 */
function Table({state, model, labels}: MoreProps): ReactNode {
  const names = labels.length > 0 ? labels : ['Value'];
  const shown = model!.history.shown.map((own) => new Map(own.map((one) => [one.id, one.value])));
  return (
    <table>
      <caption>{`Round ${state.round}`}</caption>
      <thead>
        <tr>
          {['Device', ...(state.makesSources ? ['Source'] : []), ...names].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {model!.arrangement.devices.map(({id, source}) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            {state.makesSources && <td>{source ? 'yes' : 'no'}</td>}
            {shown.map((own, index) => (
              <td key={index}>{own.get(id) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function More(props: MoreProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="figure-more">
      <Options {...props} />
      <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>Values as a table</summary>
        {isOpen && props.model && <Table {...props} />}
      </details>
    </div>
  );
}
