/** Is a value out of JSON an object with fields, no list and not `null`? */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
