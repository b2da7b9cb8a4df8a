export {didYouMean, nearest, thereAre} from './didYouMean';
