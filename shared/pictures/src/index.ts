export {area, type Area} from './areas';
export {arrow} from './arrows';
export {fileOf, LAYOUTS} from './file';
export {device, diamond, dot, halo, ink, links, note, shade, shown, SIZE, text} from './kit';
export {slots} from './slots';
export {at, el, path, type Point, words} from './svg';
export {type Layout, type Picture, WIDTH} from './types';
export {weave} from './weave';
