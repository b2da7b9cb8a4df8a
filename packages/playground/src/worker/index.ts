export {answer, PAGE_LIMITS} from './answer';
export {Networks} from './rounds';
