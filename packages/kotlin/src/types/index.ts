/** Types: made, ordered, found out, written. */
export * from './make';
export * from './order';
export * from './render';
export * from './variables';
