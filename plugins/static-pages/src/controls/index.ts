/**
 * What readers do on a page: each control is a module here, or one of the site's, and has no other owner, with or
 * without the framework's client.
 */
import {takeEarly} from '../page/early';
import {ROUTE} from '../page/route';
import '../page/settings';
import {startAnnouncement} from './announcement';
import {startCodeButtons} from './codeButtons';
import {startColourMode} from './colourMode';
import {startContents} from './contents';
import {startCopy} from './copy';
import {startDetails} from './details';
import {startDrawer} from './drawer';
import {showPage, click, on} from './events';
import {startHiding} from './hiding';
import {startMenus} from './menus';
import {startNavigation} from './navigation';
import {startProgress} from './progress';
import {startSidebar} from './sidebar';
import {startSkip} from './skip';
import {startTabs} from './tabs';
import {startToTop} from './toTop';
import {startVersion} from './version';
import {startWide} from './wide';

export {codeOf} from './copy';
export {all, on, onPageShown, onClick, onShown, take} from './events';
export {fetchIsland} from './island';
export {type IslandFiles, startIslands, tellIsland} from '../islands/runtime';

/**
 * Starts the controls of every site: once, in a deferred script of every page; in `npm start` in a module of the
 * client. A site then starts its own, and calls `arrived`.
 */
export function startControls(): void {
  startColourMode();
  startAnnouncement();
  startMenus();
  startDetails();
  startSidebar();
  startTabs();
  startCodeButtons();
  startCopy();
  startWide();
  startDrawer();
  startContents();
  startSkip();
  startToTop();
  startVersion();
  startNavigation();
  startProgress();
  if (PAGE_SETTINGS.hideNavbarOnScroll) {
    startHiding();
  }
}

/**
 * All controls have started: they do what is to be done with the page that is there, and what a reader did before.
 * @param typeEarly takes a key that was typed once search was opened; says whether it changed the text
 */
export function arrived(typeEarly: (key: string) => boolean): void {
  on(['click'], click);
  window.addEventListener(ROUTE, showPage);
  showPage();
  takeEarly(typeEarly);
  // The framework takes a page without this for one below a wrong base URL, and says so (C13).
  Object.assign(window, {docusaurus: (window as {docusaurus?: object}).docusaurus ?? {}});
  document.documentElement.dataset.controls = '';
}
