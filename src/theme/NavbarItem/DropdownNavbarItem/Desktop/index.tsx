// Ejected from 3.9.2: <details>, which also opens without JavaScript.
export {default} from '@site/src/chrome/DropdownMenu';
