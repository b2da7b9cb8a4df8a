export {Cards, type Card} from './cards';
export {cardFile} from './file';
