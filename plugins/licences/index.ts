import {noteBundled} from './bundled';
import {licencesFile} from './file';
import {folderOf, packageOf, readPackage} from './packages';

/** What pages are sent besides what bundlers write; src/page imports no package (.dependency-cruiser.cjs). */
const FONTS = ['@fontsource-variable/figtree', '@fontsource-variable/jetbrains-mono'];
/** Who wrote the code between modules. */
const RUNTIMES = ['@rspack/core', 'webpack'] as const;

/** What a build sends to readers of others' work. */
export class Sent {
  private readonly folders: Set<string>;

  constructor(private readonly siteDir: string) {
    this.folders = new Set(FONTS.map((name) => folderOf(name, siteDir)));
  }

  /** A bundler's plugin that adds what the framework's client is made of. @param onlyStyles its scripts are not sent */
  notes(onlyStyles: boolean): ReturnType<typeof noteBundled> {
    const [rspack, webpack] = RUNTIMES.map((name) => folderOf(name, this.siteDir));
    return noteBundled(this.folders, [rspack, webpack], onlyStyles);
  }

  /**
   * `third-party-licenses.txt`.
   * @param modules that pages fetch besides, by whole paths
   * @throws Error for what may not be sent
   */
  file(modules: readonly string[]): string {
    const bundled = modules.flatMap((file) => packageOf(file) ?? []);
    return licencesFile([...new Set([...this.folders, ...bundled])].map(readPackage));
  }
}
