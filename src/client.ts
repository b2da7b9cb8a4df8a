/**
 * Which controls and islands a page of this site has, besides those of every site: a deferred script of every page;
 * in `npm start` a module of the client.
 */
import {arrived, startControls, startIslands} from '@collektive/static-pages/controls';
import {leaveFor} from '@collektive/static-pages/page';
import {startActs} from './page/controls/acts';
import {onFirstInteraction} from './page/controls/firstInteraction';
import {startPictures} from './page/controls/pictures';
import {startPlay} from './page/controls/play';
import {startSearch, typeEarly} from './page/controls/search';
import {startSearchField} from './page/controls/searchField';
import {startTerms} from './page/controls/terms';
import {startTools} from './page/controls/tools';

startControls();
startIslands({
  files: PAGE_SETTINGS.hydratesIslands ? PAGE_SETTINGS.islands : null,
  onFirstInteraction,
  failed: (again) => void leaveFor(window.location.href, again, 'What brings this page to life'),
});
startActs();
startPlay();
startTerms();
startPictures();
startSearch();
startSearchField();
startTools();
arrived(typeEarly);
