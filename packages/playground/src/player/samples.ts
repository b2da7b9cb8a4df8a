/** Samples that run, as components of pages use them. */
export {DEFAULTS, draw, type View} from '../figure/drawing';
export {type Scale, type Width} from '../figure/scale';
export {patch} from '../figures/patch';
export {rowsOfSteps} from '../rows';
export {type Step} from '../steps';
export {type Changes, type Page} from './changes';
export {SAID} from './copying';
export {type LibraryName} from './files';
export {type Doubt, DOUBTS, type Keeping} from './keeping';
export {AS_SENT, type Result, SampleModel, type SampleState} from './model';
export {type ProgramModel, type ProgramState, type Said} from './programModel';
export {sceneOf, spoken} from './scene';
export {canTryAgain} from './sentences';
