import type {ReactNode} from 'react';

/**
 * A text that changes in place, in an element of its own, which changes with it: browsers' translators put text nodes
 * into elements of theirs, where React no longer finds them.
 */
export const Changing = ({text}: {text: string}): ReactNode => <span key={text}>{text}</span>;
