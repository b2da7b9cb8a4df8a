export {
  devicesOf,
  type FigureData,
  type FigureNumber,
  isNamed,
  SEED,
  type Senses,
  sensesSource,
} from './data';
export {type Command, hindrance, perform, readCommands} from './commands';
export {Domain} from './domain';
export {DEFAULTS, draw} from './drawing';
export {withNumber} from './number';
export {type Part} from './part';
export {layoutOf} from './places';
export {type Readout, READOUTS} from './readings';
export {kindFor, type Scale, scaleOf, type Width} from './scale';
export {frameOf, EditableNetwork} from './editableNetwork';
export {type Truth, TRUTHS} from './truths';
