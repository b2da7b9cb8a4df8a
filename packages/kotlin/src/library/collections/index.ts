import {type LibraryPackage} from '../../library';
import {ofArrays} from './arrays';
import {groupingRows} from './grouping';
import {ofLists, ofMutableLists} from './lists';
import {makers} from './makers';
import {mapTypes} from './mapTypes';
import {ofMaps} from './maps';
import {on} from './shared';
import {steps} from './steps';
import {terminal} from './terminal';
import {collectionTypes} from './types';

export const collections: LibraryPackage = {
  name: 'kotlin.collections',
  classes: [...collectionTypes, ...mapTypes],
  rows: {
    ...groupingRows,
    ...on('Iterable', terminal),
    ...on('Iterable', steps),
    ...on('AnyArray', terminal),
    ...on('AnyArray', steps),
    ...makers,
    ...ofLists,
    ...ofArrays,
    ...ofMutableLists,
    ...ofMaps,
  },
};
