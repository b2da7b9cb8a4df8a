/** Notes that every translated page says what its English says now: `npm run translations:accept`. */
import {noteSources} from './sources';

noteSources('.');
