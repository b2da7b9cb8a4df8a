/** Runs in `<head>`, before anything reads the address or the storage, and before the first paint. */
import {keepAddressReadable} from './address';
import {decideAnnouncement} from './announcement';
import {setColourMode} from './colourMode';
import {keepEarly} from './early';
import {reloadForNewVersion} from './newVersion';
import {markQuery} from './query';
import {giveUpBlockedStorage} from './storage';
import {doWithoutControls} from './withoutControls';

giveUpBlockedStorage();
keepAddressReadable();
setColourMode();
decideAnnouncement();
markQuery();
reloadForNewVersion();
keepEarly();
doWithoutControls();
