import type {} from '../page/settings';
import {bundled} from './bundle';
import {named, type BuiltFile} from './module';

/**
 * A script of pages, bundled and minified, as pages get it.
 * @param entry the module's whole path
 * @param settings what stands for `PAGE_SETTINGS.name` in it
 * @param target the oldest browsers, as esbuild names them
 */
export function bundleScript(
  entry: string,
  settings: Readonly<PageSettings>,
  target: string[],
): string {
  // One by one, so that a script holds only those that it reads.
  const define = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `PAGE_SETTINGS.${name}`,
      JSON.stringify(value),
    ]),
  );
  return bundled(process.cwd(), entry, {define, target}).code;
}

/** The script that owns the controls of pages, as a file beside them. */
export function controlsFile(...of: Parameters<typeof bundleScript>): BuiltFile {
  const code = bundleScript(...of);
  return {file: named('js/page.[hash].js', code), code};
}
