import {noteBundled} from './bundled';
import {licencesFile} from './file';
import {folderOf, packageOf, readPackage} from './packages';

/** Who wrote the code between modules. */
const RUNTIMES = ['@rspack/core', 'webpack'] as const;

/** What a build sends to readers of others' work. */
export class Sent {
  private readonly folders: Set<string>;

  /** @param others names of packages that are sent besides what bundlers write, such as fonts */
  constructor(
    private readonly siteDir: string,
    others: readonly string[],
  ) {
    this.folders = new Set(others.map((name) => folderOf(name, siteDir)));
  }

  /** A bundler's plugin that adds what the framework's client is made of. @param onlyStyles its scripts are not sent */
  notes(onlyStyles: boolean): ReturnType<typeof noteBundled> {
    const [rspack, webpack] = RUNTIMES.map((name) => folderOf(name, this.siteDir));
    return noteBundled(this.folders, [rspack, webpack], onlyStyles);
  }

  /**
   * `third-party-licenses.txt`.
   * @param head what is said first
   * @param modules that pages fetch besides, by whole paths
   * @throws Error for what may not be sent
   */
  file(head: string, modules: readonly string[]): string {
    const bundled = modules.flatMap((file) => packageOf(file) ?? []);
    return licencesFile(head, [...new Set([...this.folders, ...bundled])].map(readPackage));
  }
}
