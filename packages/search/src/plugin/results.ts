import * as island from '../results/island';

window.searchResults = island;
