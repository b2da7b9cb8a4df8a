export {withStructuredData, type Library, type Site} from './page';
export {questionsOf, type Question} from './questions';
