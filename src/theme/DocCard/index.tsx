// Ejected from 3.9.2: whole titles and descriptions instead of cut ones, a mark of our own instead of pictographs.
export {default} from '@site/src/chrome/Card';
