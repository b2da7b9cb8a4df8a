import {createHash} from 'node:crypto';
import type {Compilation, Compiler} from 'webpack';

/** Stands in names of scripts for the digest that all of them share, which is known when all are written. */
export const RELEASE = '~release~';

/** Digits of the digest in a name. */
const LENGTH = 8;

/** By names and texts, in whatever order they come. */
export function digestOf(scripts: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(scripts).sort()) {
    hash.update(`${name}\0${scripts[name]}\0`);
  }
  return hash.digest('hex').slice(0, LENGTH);
}

/** Names scripts after what all of them hold. The bundler's own `fullhash` is another one from a warm cache. */
function nameScripts(
  compilation: Compilation,
  RawSource: Compiler['webpack']['sources']['RawSource'],
): void {
  const texts = Object.fromEntries(
    compilation
      .getAssets()
      .filter(({name}) => name.endsWith('.js'))
      .map(({name, source}) => [name, source.source().toString()]),
  );
  const named = Object.keys(texts).filter((name) => name.includes(RELEASE));
  const digest = digestOf(Object.fromEntries(named.map((name) => [name, texts[name]])));
  for (const [name, text] of Object.entries(texts)) {
    if (text.includes(RELEASE)) {
      compilation.updateAsset(name, new RawSource(text.replaceAll(RELEASE, digest)));
    }
  }
  named.forEach((name) => compilation.renameAsset(name, name.replace(RELEASE, digest)));
}

/** The plugin of the bundler that does so before other names, which depend on these, are made of contents. */
export const releaseNames = {
  apply({hooks, webpack: {Compilation: Stages, sources}}: Compiler): void {
    hooks.thisCompilation.tap('release', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name: 'release', stage}, () =>
        nameScripts(compilation, sources.RawSource),
      );
    });
  },
};
