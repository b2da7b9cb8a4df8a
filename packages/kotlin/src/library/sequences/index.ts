import {type LibraryPackage} from '../../library';
import {on} from '../collections/shared';
import {sequenceSteps} from '../collections/stepwise';
import {terminal} from '../collections/terminal';
import {sequenceMakers, sequenceTypes} from './makers';

export const sequences: LibraryPackage = {
  name: 'kotlin.sequences',
  classes: sequenceTypes,
  rows: {...sequenceMakers, ...on('Sequence', terminal), ...sequenceSteps},
};
