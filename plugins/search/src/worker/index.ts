export {loadEngine, type SiteEngine} from './load';
export {type WorkerAnswer, type WorkerQuestion} from './messages';
