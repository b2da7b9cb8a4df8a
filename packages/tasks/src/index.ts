export {countProcessor} from './processor';
export {outcomeLine, runTasks, type Outcome, type Task} from './run';
