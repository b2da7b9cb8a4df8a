/** The script before the first paint. */
import {doWithoutControls, startHead} from '@collektive/static-pages/head';
import {draw} from './pictures';
import {markQuery, showUnavailable} from './query';

startHead();
markQuery();
doWithoutControls(() => {
  draw();
  showUnavailable();
});
