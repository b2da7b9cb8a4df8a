// Ejected from 3.9.2: a named region instead of a second banner.
export {default} from '@site/src/chrome/Announcement';
