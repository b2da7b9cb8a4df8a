export {createEngine, engineOver, type SearchEngine, type TextOf} from './engine';
export {type Attempt, ENOUGH} from './query';
export {type Index} from './retrieval';
