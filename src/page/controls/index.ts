/**
 * What readers do on a page: each control is a module here and has no other owner, whether the page is static
 * or live. A deferred script of every page; in `npm start` a module of the client.
 */
import {takeEarly} from '../early';
import {ROUTE} from '../route';
import {startTrusted} from '../trusted';
import {startAnnouncement} from './announcement';
import {startCodeButtons} from './codeButtons';
import {startCodeFont} from './codeFont';
import {startColourMode} from './colourMode';
import {startContents} from './contents';
import {startCopy} from './copy';
import {startDrawer} from './drawer';
import {arrive, click, on} from './events';
import {startHiding} from './hiding';
import {startMenus} from './menus';
import {startNavigation} from './navigation';
import {startPictures} from './pictures';
import {startPlay} from './play';
import {startProgress} from './progress';
import {startSearch, typeEarly} from './search';
import {startSidebar} from './sidebar';
import {startSkip} from './skip';
import {startTabs} from './tabs';
import {startTerms} from './terms';
import {startToTop} from './toTop';
import {startVersion} from './version';
import {startWide} from './wide';
import {startSearchField} from './searchField';

startTrusted();
startColourMode();
startAnnouncement();
startMenus();
startSidebar();
startTabs();
startCodeButtons();
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
startNavigation();
startProgress();
if (PAGE_SETTINGS.hideNavbarOnScroll) {
  startHiding();
}

on(['click'], click);
window.addEventListener(ROUTE, arrive);
arrive();
takeEarly(typeEarly);
// The framework takes a page without this for one below a wrong base URL, and says so (C13).
Object.assign(window, {docusaurus: (window as {docusaurus?: object}).docusaurus ?? {}});
document.documentElement.dataset.controls = '';
