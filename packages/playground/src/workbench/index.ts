/** The playground: a figure whose program is written beside it, and whose network is any; as components of pages use it. */
export {loadEditor} from '../player/changes';
export {foundIn, type Group, type Item} from './gallery';
export {type Mistake, WorkbenchModel} from './model';
export {networkWords, OFFERED} from './networks';
