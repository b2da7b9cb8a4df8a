const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Characters of 512 bits in base 64, which two `=` fill up. */
const LENGTH = 86;

/**
 * A text that looks like the digest of a path, the same for the same tokens. The library's is Keccak-512
 * over the tokens of its compiler plugin, which nobody reads: here it only has to tell paths apart.
 */
export function digest(tokens: readonly string[]): string {
  // FNV-1a, then Marsaglia's shifts for as many characters as needed.
  let state = 0x811c9dc5;
  for (const character of tokens.join('\n')) {
    state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  }
  state ||= 1;
  let text = '';
  while (text.length < LENGTH) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    text += ALPHABET[state & 63];
  }
  return `${text}==`;
}
