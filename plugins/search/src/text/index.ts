export {safeAddress} from './address';
export {arrange} from './listing';
export {tokenize, wordsOf} from './tokenize';
export {variantsOf} from './variants';
export {cutBySense} from './pasted';
