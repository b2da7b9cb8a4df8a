/**
 * Runs at the start of `<body>`, after the theme's own inline script, and puts right what that one takes
 * from the address and the storage without a look.
 */
import {decideAnnouncement} from './announcement';
import {setColourMode} from './colourMode';
import {dropAttributesOfLinks, markQuery} from './query';

dropAttributesOfLinks();
setColourMode();
decideAnnouncement();
markQuery();
