/**
 * `npx tsx scripts/symbols/main.ts FOLDER` reads the public declarations of the library from a clone of its
 * repository at the tag that the site speaks of, and since which of its tags there is each of their names, and
 * writes markdown/reference/library.json.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../markdown/paths';
import {COLLEKTIVE_VERSION} from '../../src/site/versions';
import type {LibrarySymbol, SourceFile, SymbolsFile} from '../../markdown/reference/symbols';
import {declarations} from './kotlin';
import {keyOf, since} from './since';

const MODULES = ['collektive-dsl', 'collektive-stdlib', 'collektive-test-tooling'];
const SYMBOLS = 'markdown/reference/library.json';

/** Types of results that the sources leave to the compiler, by name of file and declaration. */
const INFERRED: Record<string, string> = {
  'Environment.kt get': 'Node<R>',
  'Environment.kt positionOf': 'Position',
  'Environment.kt status': 'Map<Int, R>',
  'Grids.kt grid': 'E',
  'Grids.kt vonNeumannGrid': 'EnvironmentWithMeshNetwork<R>',
  'Node.kt collektive': 'Collektive<Int, R>',
  'SerializingMailbox.kt receivedMessages': 'MutableMap<Int, Message<Int, Any?>>',
};

function completed(file: string, declaration: LibrarySymbol): LibrarySymbol {
  const type = INFERRED[`${path.basename(file)} ${declaration.name}`];
  const isTyped = /[)\w>]: [^()]+$/.test(declaration.signature);
  return type && !isTyped
    ? {...declaration, signature: `${declaration.signature}: ${type}`}
    : declaration;
}

/** Names that no program is to use, as the library marks them. */
const isInternal = ({name, owner}: LibrarySymbol): boolean =>
  name.startsWith('`') ||
  name === 'InternalAPI' ||
  owner === 'InternalAPI' ||
  name === 'dataSharingMethod';

function read(root: string, module: string, first: ReadonlyMap<string, string>): SourceFile[] {
  const folder = path.join(module, 'src/commonMain/kotlin');
  const files = pathsBelow(root, folder).filter(
    (file) => file.endsWith('.kt') && !file.includes('/impl/'),
  );
  if (files.length === 0) {
    throw new Error(`${path.join(root, folder)} has no Kotlin: is ${root} a clone of Collektive?`);
  }
  return files
    .map((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const own = /^package (.+)$/m.exec(source)?.[1] ?? '';
      return {
        path: file,
        package: own,
        symbols: declarations(source)
          .filter((one) => !isInternal(one))
          .map((one) => ({...completed(file, one), since: first.get(keyOf(own, one))})),
      };
    })
    .filter(({symbols}) => symbols.length > 0);
}

const [root] = process.argv.slice(2);
if (!root) {
  throw new Error(
    `name the folder of a clone of Collektive at tag ${COLLEKTIVE_VERSION}: npx tsx scripts/symbols/main.ts ../collektive`,
  );
}
const first = since(root, COLLEKTIVE_VERSION);
const file: SymbolsFile = {
  collektive: COLLEKTIVE_VERSION,
  files: MODULES.flatMap((module) => read(root, module, first)),
};
writeFileSync(SYMBOLS, `${JSON.stringify(file, null, 2)}\n`);
console.log(`${SYMBOLS}: ${file.files.flatMap(({symbols}) => symbols).length} declarations`);
