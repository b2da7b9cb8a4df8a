// Ejected from 3.9.2: focus rests on the main region.
export {default} from '@site/src/chrome/SkipLink';
