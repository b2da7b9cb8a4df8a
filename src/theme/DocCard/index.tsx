// Ejected from 3.9.2: whole titles and descriptions instead of cut ones, no pictographs.
export {default} from '@site/src/chrome/Card';
