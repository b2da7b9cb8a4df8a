export {isElement, partsOf, type PageParts, type Reading} from './content';
export {TWIN} from './file';
export {markdownOf} from './markdown';
export {twinFiles, twinOf, type Original, type Site} from './twins';
