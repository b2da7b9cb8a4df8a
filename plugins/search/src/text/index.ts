export {safeAddress} from './address';
export {arrange} from './listing';
export {tokenize} from './tokenize';
export {cutBySense} from './pasted';
