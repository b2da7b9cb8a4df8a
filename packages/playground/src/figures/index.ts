/** Figures to touch, as components of pages use them. */
export {type Readout} from '../figure/readings';
export {type Fault} from '../worker/client';
export {canTryAgain, FAULTS} from '../player/sentences';
export {BRUSHES, KEYS, TOOLS, touchHelp} from './controls';
export {askedBy} from './undoStack';
export {savedOf} from './later';
export {loadFigure} from './load';
export {Lines, NOTHING, SIZE} from './lines';
export {FigureModel, type FigureState, stateAtFirst, type Status} from './model';
export {NEARER, type Zoom} from './zoom';
