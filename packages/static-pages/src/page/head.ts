/** The script before the first paint, of a site that adds nothing to it. */
import {startHead} from './start';

startHead();
