export {
  devicesOf,
  type FigureData,
  type FigureNumber,
  isNamed,
  SEED,
  type Senses,
  sensesSource,
} from './data';
export {type Deed, hindrance, perform, readDeeds} from './deeds';
export {Domain} from './domain';
export {DEFAULTS, draw} from './drawing';
export {withNumber} from './number';
export {type Part} from './part';
export {layoutOf} from './places';
export {type Readout, READOUTS} from './readings';
export {kindFor, type Scale, scaleOf, type Width} from './scale';
export {frameOf, Terrain} from './terrain';
export {type Truth, TRUTHS} from './truths';
