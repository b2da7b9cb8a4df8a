// Ejected from 3.9.2: offers ways on.
export {default} from '@site/src/chrome/NotFound';
