/** Runs in `<head>`, before anything reads the address or the storage. */
import {keepAddressReadable} from './address';
import {reloadForNewVersion} from './chunks';
import {keepEarly} from './early';
import {giveUpBlockedStorage} from './storage';

giveUpBlockedStorage();
keepAddressReadable();
reloadForNewVersion();
keepEarly();
