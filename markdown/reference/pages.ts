import path from 'node:path';

/** Where the reference is; each of its documents explains the packages that stand here, by the document's name. */
export const REFERENCE = 'docs/reference';

const CORE = 'it.unibo.collektive';
const STDLIB = `${CORE}.stdlib`;

export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  devices: [CORE, `${CORE}.state`, `${CORE}.aggregate`],
  operators: [`${CORE}.aggregate.api`],
  fields: [`${CORE}.aggregate`],
  networking: [`${CORE}.networking`, `${CORE}.aggregate.api`],
  paths: [`${CORE}.path`],
  collapse: [`${STDLIB}.collapse`],
  spreading: [`${STDLIB}.spreading`],
  accumulation: [`${STDLIB}.accumulation`],
  consensus: [`${STDLIB}.consensus`],
  time: [`${STDLIB}.time`, `${STDLIB}.processes`],
  util: [`${STDLIB}.util`],
  // Generated when the library is built: there is no source to read declarations from.
  fielded: [],
  testing: [`${CORE}.testing`],
};

/** What is explained without a declaration of its own, by document. */
export const GENERATED: Readonly<Record<string, readonly string[]>> = {
  fielded: ['FieldedDoubles', 'FieldedInts', 'FieldedBooleans'],
};

/** The name of a page of the reference; nothing for another. @param file its path from the site's folder, with slashes */
export function pageOf(file: string): string | undefined {
  const {dir, name} = path.posix.parse(file);
  return dir === REFERENCE ? name : undefined;
}
