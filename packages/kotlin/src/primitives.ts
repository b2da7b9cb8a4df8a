/** Types whose values the JVM does not box, smallest numbers first: each has an array of its own. */
export const NUMBERS = ['Byte', 'Short', 'Int', 'Long', 'Float', 'Double'] as const;
export const PRIMITIVES: readonly string[] = [...NUMBERS, 'Boolean', 'Char'];
