// Ejected from 3.9.2, whose page never ends loading when the engine fails, shows the hosted provider's
// logo whatever answers, has no main landmark, and is empty without JavaScript.
export {default} from '@site/src/search/page/SearchPage';
