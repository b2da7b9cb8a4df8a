/** What the controls of a figure offer, and what they say. */

/** What a press on the network does. */
export type Tool = 'touch' | 'cut' | 'add' | 'remove' | 'value' | 'flag' | 'team';

interface ToolRow {
  readonly tool: Tool;
  readonly label: string;
  readonly help: string;
}

/** What touches do, until there is something else to tell. A finger scrolls the page where a mouse draws a line. */
export const touchHelp = (makesSources: boolean, hasTools = true): string =>
  [
    `Click or tap a device to ${makesSources ? 'make it a source and ' : ''}see what it heard, or drag it to move it.`,
    ...(hasTools ? ['With Cut, draw across links to cut them.'] : []),
  ].join(' ');

export const TOOLS: readonly ToolRow[] = [
  // It depends on the program: touchHelp.
  {tool: 'touch', label: 'Touch', help: ''},
  {tool: 'cut', label: 'Cut', help: 'Draw a line to cut the links it crosses.'},
  {tool: 'add', label: 'Add', help: 'Click or tap an empty spot to add a device.'},
  {tool: 'remove', label: 'Remove', help: 'Click or tap a device to remove it.'},
];

/** Tools that set what devices sense. */
export const BRUSHES: readonly ToolRow[] = [
  {tool: 'value', label: 'Value', help: 'Draw over devices to set the value they sense.'},
  {tool: 'flag', label: 'Flag', help: 'Draw over devices to set or clear their flag.'},
  {tool: 'team', label: 'Team', help: 'Draw over devices to set their team.'},
];

/** What keys do on a device. */
export const KEYS =
  'Use the arrow keys to go from device to device, and with Shift to move one. Enter clicks it, C cuts its links, Delete removes it, and plus adds another beside it. Control and Z undo what was done.';

export interface Settings {
  /** Rounds a second. */
  readonly speed: number;
  readonly range: number;
  readonly loss: number;
  readonly asynchronous: boolean;
  readonly wander: boolean;
}

/** @param range within which devices of the network hear one another */
export const settingsFor = (range: number): Settings => ({
  ...{speed: 3, range, loss: 0, asynchronous: false, wander: false},
});

/** What a press does, and what it paints. */
export interface Brush {
  readonly tool: Tool;
  readonly value: number;
  readonly team: string;
}
