/** Runs in `<head>`, before anything reads the address or the storage, and before the first paint. */
import {keepAddressReadable} from './address';
import {decideAnnouncement} from './announcement';
import {reloadForNewVersion} from './chunks';
import {setColourMode} from './colourMode';
import {keepEarly} from './early';
import {markQuery} from './query';
import {drawWithoutControls} from './pictures';
import {giveUpBlockedStorage} from './storage';

giveUpBlockedStorage();
keepAddressReadable();
setColourMode();
decideAnnouncement();
markQuery();
reloadForNewVersion();
keepEarly();
drawWithoutControls();
