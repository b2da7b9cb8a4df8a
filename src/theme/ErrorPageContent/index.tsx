// Ejected from 3.9.2: says what helps, and where to report what does not.
export {default} from '@site/src/chrome/CrashPage';
