import {type LibraryPackage} from '../../library';
import {arrayMakers, arrayTypes} from './arrays';
import {exceptions, throwables} from './exceptions';
import {ofResults, resultTypes} from './results';
import {scope} from './scope';
import {tuples} from './tuples';
import {anyTypes, lazyTypes, markers} from './types';

export const core: LibraryPackage = {
  name: 'kotlin',
  classes: [
    ...anyTypes,
    ...throwables,
    ...exceptions,
    ...tuples,
    ...lazyTypes,
    ...resultTypes,
    ...arrayTypes,
    ...markers,
  ],
  rows: {...scope, ...ofResults, ...arrayMakers},
};
