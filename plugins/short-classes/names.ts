import {createHash} from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Letters of a name, behind the line that sets it apart from the framework's own classes. */
const LENGTH = 3;

/** Another one gives all classes other names. */
const SALT = 'a';

function hash(text: string): string {
  const bytes = createHash('sha256').update(SALT).update(text).digest();
  return Array.from(
    {length: LENGTH},
    (_, at) => LETTERS[bytes.readUInt16BE(2 * at) % LETTERS.length],
  ).join('');
}

/** Names of classes by their file and their name in it: the same in each build, and whatever else there is. */
export class ShortClasses {
  private readonly owners = new Map<string, string>();

  /** @param parts of names by which style sheets or scripts know a class: such a class keeps its own name */
  constructor(private readonly parts: readonly string[]) {}

  /**
   * @param file in which a class stands, the same on every machine
   * @param local its name there
   * @returns none for a class that is known by a part of its name
   * @throws Error where two classes would share a name
   */
  of(file: string, local: string): string | undefined {
    if (this.parts.some((part) => local.includes(part))) {
      return undefined;
    }
    const owner = `${file} .${local}`;
    const name = `_${hash(owner)}`;
    const other = this.owners.get(name) ?? owner;
    if (other !== owner) {
      throw new Error(
        `${owner} and ${other} would both be called .${name}. Change SALT in plugins/short-classes/names.ts.`,
      );
    }
    this.owners.set(name, owner);
    return name;
  }
}
