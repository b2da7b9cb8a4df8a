/** The controls of a site that adds none. */
import {arrived, startControls} from '.';

startControls();
// No key opens search here.
arrived(() => false);
