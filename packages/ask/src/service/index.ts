export {createAskSession} from './session';
export {splitBlocks} from './blocks';
export {KEPT_EXCHANGES} from './conversation';
export {MAX_ANSWER_LENGTH} from '../constants';
