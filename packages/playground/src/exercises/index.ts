/** Exercises, as components of pages use them. */
export {type Failing} from '../exercise/check';
export {pictureOf, RINGS} from './failing';
export {type Exercise, ExerciseModel, NOT_TRIED, TO_DO} from './model';
export {progressOf, type Progress} from './progress';
