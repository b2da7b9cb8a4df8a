/** What reads Kotlin without checking or running it, and loads nothing of what does. */
export {parse} from './parser';
export {Sources} from './source';
export {type CallTree, type Declaration, type Expression} from './tree';
