const WORDS = /(?<=<text[^>]*>)[^<]+(?=<\/text>)/g;

/** All that is written in a drawing, in its order. */
export const written = (content: string): string[] => content.match(WORDS) ?? [];
