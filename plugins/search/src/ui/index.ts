export {default as Boundary, type Crashed} from './Boundary';
export {useStyleSheet} from './useStyleSheet';
