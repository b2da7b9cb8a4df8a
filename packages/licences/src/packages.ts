import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package as it lies on the disk. */
export interface Package {
  name: string;
  version: string;
  /** SPDX expression, `undefined` where it says none. */
  licence?: string;
  /** What has to go along when it is passed on: its licence and its notices. */
  text?: string;
}

type Said = string | {type?: string};
export interface Manifest {
  name: string;
  version: string;
  license?: Said;
  /** As old packages write it. */
  licenses?: Said | Said[];
}

const TEXTS = /^(?:licence|license|copying|notice)(?:[-.].*)?$/i;

/** The folder of the package that a file belongs to, `undefined` for files of the site. */
export function packageOf(file: string): string | undefined {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  return folder;
}

/** What a package.json says of its licence, in whichever of the ways that were ever usual. */
export function licenceOf({
  license,
  licenses,
}: Pick<Manifest, 'license' | 'licenses'>): string | undefined {
  const names = [license ?? licenses ?? []]
    .flat()
    .flatMap((said) => (typeof said === 'string' ? said : (said.type ?? [])));
  return names.length > 0 ? names.join(' AND ') : undefined;
}

/** @param folder of a package, with its package.json */
export function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim());
  return {
    name: manifest.name,
    version: manifest.version,
    licence: licenceOf(manifest),
    ...(texts.length > 0 && {text: texts.join('\n\n')}),
  };
}

/** The folder of a package by its name, as Node finds it from the site. */
export function folderOf(name: string, siteDir: string): string {
  for (let base = siteDir; ; base = path.dirname(base)) {
    const folder = path.join(base, 'node_modules', name);
    if (existsSync(folder) || base === path.dirname(base)) {
      return folder;
    }
  }
}
