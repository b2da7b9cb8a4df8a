import {type LibraryPackage} from '../../library';
import {ofArrays, ofLists, ofMutableLists} from './lists';
import {groupingRows, on} from '../basics';
import {makers, ofMaps} from './maps';
import {mapTypes, collectionTypes} from './types';
import {steps} from './steps';
import {terminal} from './terminal';

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
