/**
 * A part of an address as people write it; as it is where it cannot be decoded, such as `50%`.
 * @param decode `decodeURI` for a whole path, whose escaped slashes stay
 */
export function decoded(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
