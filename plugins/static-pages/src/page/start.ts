import {keepAddressReadable} from './address';
import {decideAnnouncement} from './announcement';
import {setColourMode} from './colourMode';
import {keepEarly} from './early';
import {reloadForNewVersion} from './newVersion';
import './settings';
import {giveUpBlockedStorage} from './storage';

export {doWithoutControls} from './withoutControls';

/** Runs in `<head>`, before anything reads the address or the storage, and before the first paint. */
export function startHead(): void {
  giveUpBlockedStorage();
  keepAddressReadable();
  setColourMode();
  decideAnnouncement();
  reloadForNewVersion();
  keepEarly();
}
