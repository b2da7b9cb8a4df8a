export {askAll, type Answer} from './ask';
export {exceptionFor, judge, type Verdict} from './judge';
export {outerLinks} from './outer';
