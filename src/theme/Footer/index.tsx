// Ejected from 3.9.2: one row instead of columns for two links.
export {default} from '@site/src/chrome/Footer';
