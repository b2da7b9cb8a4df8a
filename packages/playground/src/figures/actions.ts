import {type Place} from '../figure/places';

/** What readers do to a network. */
export interface Actions {
  /** A device was pressed, or Enter or Space on it. */
  readonly press: (id: number) => void;
  readonly move: (id: number, place: Place) => void;
  /** Ground was pressed. */
  readonly ground: (place: Place) => void;
  /** A device is to come. */
  readonly add: (place: Place) => void;
  /** Two places with a line between. */
  readonly stroke: (from: Place, to: Place) => void;
  readonly remove: (id: number) => void;
  readonly isolate: (id: number) => void;
  /** A device is pointed at or has the focus; nothing when none is. */
  readonly tell: (id: number | undefined) => void;
  /** Moves over devices press them, too, and strokes cut with fingers: what a tool asks for. */
  readonly grip: () => 'drag' | 'stroke' | 'paint' | 'press';
}
