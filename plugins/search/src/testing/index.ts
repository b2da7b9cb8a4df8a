export {FOREIGN, MANY, RECORDS} from './records';
export {type Fault, type Provider, startProvider} from './provider';
