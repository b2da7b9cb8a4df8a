/**
 * Which controls and islands a page of this site has, besides those of every site: a deferred script of every page;
 * in `npm start` a module of the client.
 */
import {arrived, startControls} from '@collektive/static-pages/controls';
import {startPictures} from './page/controls/pictures';
import {startPlay} from './page/controls/play';
import {startSearch, typeEarly} from './page/controls/search';
import {startSearchField} from './page/controls/searchField';
import {startTerms} from './page/controls/terms';
import {startTools} from './page/controls/tools';

startControls();
startPlay();
startTerms();
startPictures();
startSearch();
startSearchField();
startTools();
arrived(typeEarly);
