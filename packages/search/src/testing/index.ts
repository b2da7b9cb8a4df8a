export {FOREIGN, MANY, RECORDS} from './provider/records';
export {type Fault, type Provider, startProvider} from './provider/server';
