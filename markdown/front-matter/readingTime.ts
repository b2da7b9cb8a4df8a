/** Words a minute: prose with code is read slower than a novel. */
const PACE = 200;

/** Minutes it takes to read a page; markup, imports and frontmatter do not count. */
export function minutesToRead(source: string): number {
  const words = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(import|export) .*$/gm, '')
    .replace(/<\/?[A-Za-z][^>]*>|\{[^}]*\}|\]\([^)]*\)|[#*_`|>~-]/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / PACE));
}
