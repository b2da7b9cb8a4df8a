/** The controls of a figure. */
import {language, text} from '@collektive/texts';
import {type FigureData, sensesSource, TEAMS} from '../figure/data';
import {button, html} from '../player/dom';
import {Timeline} from './time';

/** What a press on the network does. */
export type Tool = 'touch' | 'cut' | 'add' | 'remove' | 'value' | 'flag' | 'team';

interface ToolRow {
  readonly tool: Tool;
  readonly label: string;
  readonly help: string;
}

export const TOOLS: readonly ToolRow[] = [
  {
    tool: 'touch',
    label: text('Touch'),
    // It depends on the program: touchHelp.
    help: '',
  },
  {tool: 'cut', label: text('Cut'), help: text('Draw a line to cut the links it crosses.')},
  {tool: 'add', label: text('Add'), help: text('Click an empty spot to add a device.')},
  {tool: 'remove', label: text('Remove'), help: text('Click a device to remove it.')},
];

/** What touches do. */
export const touchHelp = (data: FigureData): string =>
  sensesSource(data)
    ? text('Click a device to make it a source and see what it heard, or drag it to move it.')
    : text('Click a device to see what it heard, or drag it to move it.');

/** Tools that set what devices sense. */
export const BRUSHES: readonly ToolRow[] = [
  {
    tool: 'value',
    label: text('Value'),
    help: text('Draw over devices to set the value they sense.'),
  },
  {tool: 'flag', label: text('Flag'), help: text('Draw over devices to set or clear their flag.')},
  {tool: 'team', label: text('Team'), help: text('Draw over devices to set their team.')},
];

/** What keys do on a device. */
export const KEYS = text(
  'Use the arrow keys to go from device to device, and with Shift to move one. Enter clicks it, C cuts its links, Delete removes it, and plus adds another beside it. Control and Z undo what was done.',
);

export interface Settings {
  /** Rounds a second. */
  speed: number;
  range: number;
  loss: number;
  asynchronous: boolean;
  wander: boolean;
}

export interface Bar {
  readonly element: HTMLElement;
  /** Options, which stand apart. */
  readonly more: HTMLElement;
  readonly play: HTMLButtonElement;
  readonly time: Timeline;
  readonly tool: () => Tool;
  /** The value that the brush paints, and the team. */
  readonly value: () => number;
  readonly team: () => string;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setRange: (range: number) => void;
  readonly setDoings: (doings: {readonly canUndo: boolean; readonly canRedo: boolean}) => void;
}

interface Options {
  readonly name: string;
  readonly settings: Settings;
  readonly tools: readonly ToolRow[];
  /** Motion is unwanted: rounds pass at once. */
  readonly isStill: boolean;
  readonly play: () => void;
  readonly step: () => void;
  readonly settle: () => void;
  readonly reset: () => void;
  readonly seek: (round: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly mend: () => void;
  readonly picked: (help: string) => void;
  readonly changed: () => void;
}

function slider(
  label: string,
  {min, max, step}: {min: number; max: number; step: number},
  value: number,
  change: (value: number) => void,
  style?: Intl.NumberFormatOptions,
): {element: HTMLElement; set: (value: number) => void} {
  const input = html('input', {type: 'range', min, max, step});
  const number = html('span', {class: 'number', 'aria-hidden': 'true'});
  const tell = (): void => {
    number.textContent = input.valueAsNumber.toLocaleString(language(), style);
    input.setAttribute('aria-valuetext', number.textContent);
  };
  const set = (next: number): void => {
    input.valueAsNumber = next;
    tell();
  };
  set(value);
  input.addEventListener('input', () => {
    tell();
    change(input.valueAsNumber);
  });
  return {element: html('label', {}, html('span', {}, label), input, number), set};
}

function checkbox(label: string, change: (isOn: boolean) => void): HTMLElement {
  const input = html('input', {type: 'checkbox'});
  input.addEventListener('change', () => change(input.checked));
  return html('label', {class: 'check'}, input, html('span', {}, label));
}

/** A button that does nothing keeps the focus. */
function enable(one: HTMLButtonElement, isOn: boolean): void {
  one.setAttribute('aria-disabled', String(!isOn));
}

/** Which round it is; play, one round, reset; what a press does; options. */
export function barOf(options: Options): Bar {
  const {name, settings, tools, isStill} = options;
  const play = button(isStill ? text('Ten rounds') : text('Play'), options.play, {class: 'main'});
  const time = new Timeline(options.seek);
  const undo = button(text('Undo'), options.undo, {
    title: text('Undoes the last change to the network.'),
  });
  const redo = button(text('Redo'), options.redo, {title: text('Redoes what was undone.')});
  let tool: Tool = tools[0].tool;
  const choices = tools.map((row, index) => {
    const input = html('input', {type: 'radio', name: `tool-${name}`, value: row.tool});
    input.checked = index === 0;
    input.addEventListener('change', () => {
      tool = row.tool;
      number.hidden = tool !== 'value';
      team.hidden = tool !== 'team';
      options.picked(row.help);
    });
    return html('label', {class: 'tool', title: row.help}, input, html('span', {}, row.label));
  });
  const number = html('input', {
    type: 'number',
    step: 'any',
    value: 50,
    'aria-label': text('Value to paint'),
  });
  const team = html(
    'select',
    {'aria-label': text('Team to paint')},
    // The one that devices are not in at first comes first.
    ...[...TEAMS].reverse().map((name) => html('option', {}, name)),
  );
  const brush = html('span', {class: 'brush'}, number, team);
  number.hidden = true;
  team.hidden = true;
  const element = html(
    'div',
    {class: 'bar'},
    time.element,
    html(
      'div',
      {class: 'row'},
      play,
      button(text('One round'), options.step),
      button(text('Reset'), options.reset),
      button(text('Run until nothing changes'), options.settle),
      html(
        'span',
        {class: 'doings', role: 'group', 'aria-label': text('Undo and redo')},
        undo,
        redo,
      ),
    ),
    html(
      'div',
      {class: 'row'},
      html('div', {class: 'tools', role: 'radiogroup', 'aria-label': text('Tool')}, ...choices),
      brush,
      button(text('Restore links'), options.mend, {
        class: 'quiet',
        title: text('Restores every link that was cut.'),
      }),
    ),
  );
  const change =
    <K extends keyof Settings>(key: K) =>
    (value: Settings[K]): void => {
      settings[key] = value;
      options.changed();
    };
  const range = slider(
    text('Link range'),
    {min: 0.5, max: 4, step: 0.05},
    settings.range,
    change('range'),
  );
  const more = html(
    'details',
    {class: 'options'},
    html('summary', {}, text('Options')),
    slider(text('Rounds per second'), {min: 1, max: 20, step: 1}, settings.speed, change('speed'))
      .element,
    range.element,
    slider(text('Lost messages'), {min: 0, max: 0.6, step: 0.05}, settings.loss, change('loss'), {
      style: 'percent',
    }).element,
    checkbox(text('Asynchronous rounds'), change('asynchronous')),
    ...(tools.length > TOOLS.length ? [checkbox(text('Devices wander'), change('wander'))] : []),
  );
  return {
    ...{element, play, time, more},
    tool: () => tool,
    value: () => (Number.isFinite(number.valueAsNumber) ? number.valueAsNumber : 0),
    team: () => team.value,
    setPlaying: (isPlaying) => {
      if (!isStill) {
        play.textContent = isPlaying ? text('Pause') : text('Play');
      }
    },
    setDoings: ({canUndo, canRedo}) => {
      enable(undo, canUndo);
      enable(redo, canRedo);
    },
    setRange: range.set,
  };
}
