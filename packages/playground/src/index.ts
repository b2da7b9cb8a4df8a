export {type Limits, LIMITS, prepare, type SourceText} from './program';
export {type Row, rowsOfSteps} from './rows';
export {filesOf, type PlayableSample, type Run} from './sample';
export {type DeviceProgram, Session, type Shown, type World} from './session';
export {type Step} from './steps';
export {kotlinValues, runPaths} from './values';
