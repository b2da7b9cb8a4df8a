import * as island from '../docsearch/island';

window.searchDialog = island;
