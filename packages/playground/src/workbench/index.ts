/** The playground: a figure whose program is written beside it, and whose network is any; as components of pages use it. */
export {loadEditor} from '../player/changes';
export {packed} from './delta';
export {foundIn, type Group, type Item, type Saving} from './gallery';
export {type Embedded, type Mistake, WorkbenchModel} from './model';
export {networkWords, OFFERED} from './networks';
export {LONGEST_TITLE} from './state';
