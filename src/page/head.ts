/** The script before the first paint. */
import {doWithoutControls, startHead} from '@collektive/static-pages/head';
import {markEmbedded} from './embed';
import {draw} from './pictures';
import {markQuery, showUnavailable} from './query';

startHead();
markEmbedded();
markQuery();
doWithoutControls(() => {
  draw();
  showUnavailable();
});
