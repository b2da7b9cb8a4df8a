/** The tree that the parser makes of a text. */
export * from './declarations';
export * from './expressions';
export * from './names';
