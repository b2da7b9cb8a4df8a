// Ejected from 3.9.2: icons of few strokes, classes that src/css can name.
export {default} from '@site/src/parts/Callout';
