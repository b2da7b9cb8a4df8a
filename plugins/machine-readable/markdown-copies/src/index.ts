export {isElement, partsOf, type PageParts, type Reading} from './content';
export {COPY} from './file';
export {markdownOf} from './markdown';
export {markdownFiles, copyOf, type Original, type Site} from './copies';
