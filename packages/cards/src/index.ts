export {cardFile, Cards, withCard, type Card} from './cards';
