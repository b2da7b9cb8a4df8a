/**
 * What readers do on a page at rest: each control is a module here and has no other owner, before the
 * framework has woken and after. A deferred script of every page; in `npm start` a module of the client.
 */
import {takeEarly} from '../early';
import {startAnnouncement} from './announcement';
import {startCodeFont} from './codeFont';
import {startColourMode} from './colourMode';
import {startContents} from './contents';
import {startCopy} from './copy';
import {startDrawer} from './drawer';
import {arrive, click, on} from './events';
import {keepForFramework, ROUTE, startFramework} from './framework';
import {startMenus} from './menus';
import {startNavigation} from './navigation';
import {startPictures} from './pictures';
import {startPlay} from './play';
import {startSearch, typeEarly} from './search';
import {startSidebar} from './sidebar';
import {startSkip} from './skip';
import {startTabs} from './tabs';
import {startTerms} from './terms';
import {startToTop} from './toTop';
import {startVersion} from './version';
import {startWide} from './wide';
import {startSearchField} from './searchField';

startColourMode();
startAnnouncement();
startMenus();
startSidebar();
startTabs();
startCopy();
startWide();
startPlay();
startDrawer();
startContents();
startSkip();
startTerms();
startToTop();
startVersion();
startCodeFont();
startPictures();
startSearch();
startSearchField();
startFramework();
startNavigation();

on(['click'], (event) => {
  if (!click(event)) {
    keepForFramework(event);
  }
});
window.addEventListener(ROUTE, arrive);
arrive();
takeEarly(typeEarly);
// The framework's warning about a wrong base URL waits for its own script, which may never be wanted.
Object.assign(window, {docusaurus: (window as {docusaurus?: object}).docusaurus ?? {}});
document.documentElement.dataset.controls = '';
