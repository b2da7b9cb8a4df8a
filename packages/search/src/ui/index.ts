export {default as Boundary} from './Boundary';
export {useStyleSheet} from './useStyleSheet';
