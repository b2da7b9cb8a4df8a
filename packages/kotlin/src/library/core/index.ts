import {type LibraryPackage} from '../../library';
import {arrayMakers, arrayTypes} from './arrays';
import {exceptions, throwables} from './exceptions';
import {ofResults, resultTypes} from './results';
import {scope} from './scope';
import {tuples} from './tuples';
import {anyTypes, lazyTypes, markers, others} from './types';

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
    ...others,
  ],
  rows: {...scope, ...ofResults, ...arrayMakers},
};
