import {branch} from './scenes/branch';
import {convergecast} from './scenes/convergecast';
import {election} from './scenes/election';
import {evolve} from './scenes/evolve';
import {exchange} from './scenes/exchange';
import {field} from './scenes/field';
import {fieldvmc} from './scenes/fieldvmc';
import {gradient} from './scenes/gradient';
import {healing} from './scenes/healing';
import {isotropic} from './scenes/isotropic';
import {neighboring} from './scenes/neighboring';
import {projection} from './scenes/projection';
import {recovery} from './scenes/recovery';
import {replanning} from './scenes/replanning';
import {rising} from './scenes/rising';
import {round} from './scenes/round';
import {share} from './scenes/share';
import {split} from './scenes/split';
import type {Picture} from '@collektive/pictures';

/** Every picture, by the name that authors write: `<Picture name="share" />`. */
export const PICTURES: readonly Picture[] = [
  round,
  field,
  isotropic,
  evolve,
  neighboring,
  share,
  exchange,
  branch,
  projection,
  gradient,
  convergecast,
  election,
  split,
  recovery,
  healing,
  rising,
  fieldvmc,
  replanning,
];
