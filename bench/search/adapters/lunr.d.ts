/** lunr has no types of its own. */
declare module 'lunr';
