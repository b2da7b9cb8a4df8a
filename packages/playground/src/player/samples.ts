/** Samples that run, as components of pages use them. */
export {DEFAULTS, draw} from '../figure/drawing';
export {type Width} from '../figure/scale';
export {patch} from '../figures/patch';
export {rowsOfSteps} from '../rows';
export {type Step} from '../steps';
export {type Changes, type Page} from './changes';
export {SAID} from './copying';
export {DOUBTS} from './keeping';
export {AS_SENT, type Result, type Said, SampleModel, type SampleState} from './model';
export {type Scene, sceneOf, spoken} from './scene';
export {canTryAgain} from './sentences';
