// Ejected from 3.9.2, whose page title is a second banner outside of main and skips a heading level.
export {default} from '@site/src/blog/Archive';
