// Ejected from 3.9.2: no script of its own, no button that is disabled at first, one drawing of few strokes.
export {default} from '@site/src/chrome/ColourMode';
