export {createEngine, type SearchEngine} from './engine';
