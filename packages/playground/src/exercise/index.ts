export {check, CONDITIONS, type Verdict} from './check';
export {type ExerciseData, type Moment, programOf} from './data';
