import {REPOSITORY} from '../../src/site/links';
import file from './library.json';

/** A public declaration of the library, as scripts/symbols read it. */
export interface LibrarySymbol {
  /** The class that it is a member of; also of members of its companion object. */
  owner?: string;
  /** A member of the companion object. */
  isStatic?: true;
  name: string;
  kind: 'fun' | 'val' | 'class' | 'typealias';
  /** In one line. */
  signature: string;
  line: number;
  /** The first release that has the name in its package, as all later ones do; its parameters may have changed since. */
  since?: string;
}

export interface SourceFile {
  /** From the root of the library's repository. */
  path: string;
  package: string;
  symbols: LibrarySymbol[];
}

/** markdown/reference/library.json: the public names of a release of the library. */
export interface SymbolsFile {
  /** The release, which is also the tag of the sources. */
  collektive: string;
  files: SourceFile[];
}

/** A declaration with the place it comes from. */
export interface PlacedSymbol extends LibrarySymbol {
  file: string;
  package: string;
}

export const {collektive: RELEASE, files} = file as SymbolsFile;

/** Every public declaration of language, standard library and test tooling, in the order of the sources. */
export const SYMBOLS: readonly PlacedSymbol[] = files.flatMap((one) =>
  one.symbols.map((symbol) => ({...symbol, file: one.path, package: one.package})),
);

/** `distanceTo`, and of members `Field.map`. */
export const fullName = ({owner, name}: LibrarySymbol): string =>
  owner === undefined ? name : `${owner}.${name}`;

export const sourceUrl = ({file: path, line}: PlacedSymbol): string =>
  `${REPOSITORY}/blob/${RELEASE}/${path}#L${line}`;

/** A name as the generator of the API documentation writes it into addresses: `hopDistanceTo` as `hop-distance-to`. */
const inAddress = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The page of a declaration in the API documentation of its release; overloads share one. */
export function apiUrl({file: path, owner, isStatic, name, kind, ...rest}: PlacedSymbol): string {
  const [module] = path.split('/');
  const folders = [
    ...(owner ? [inAddress(owner)] : []),
    ...(isStatic ? ['-companion'] : []),
    kind === 'class' || kind === 'typealias' ? `${inAddress(name)}/index` : inAddress(name),
  ];
  return `https://javadoc.io/doc/it.unibo.collektive/${module}/${RELEASE}/${module}/${rest.package}/${folders.join('/')}.html`;
}
