import type {BundlerError} from './bundler';

/** What both bundlers tell of a finished run, as far as it is used here. */
export interface Stats {
  compilation: {errors: BundlerError[]};
}

type Tap<Hook> = (options: {name: string; stage?: number; before?: string}, hook: Hook) => void;

/** What the bundlers of both commands offer: moments when they begin, and when all pages are compiled. */
interface Compiler {
  hooks: {
    watchRun: {tap: Tap<() => void>};
    done: {tap: Tap<(stats: Stats) => void>; tapPromise: Tap<(stats: Stats) => Promise<void>>};
  };
}

const NAME = 'page-check';

/**
 * The compilers of a command: one for `npm start`, two side by side for a build, each of which reads pages that
 * the other does not.
 */
export class Compilers {
  private all = 0;
  private finished: Stats[] = [];
  private waiting: (() => void)[] = [];

  /**
   * @param done is called when all compilers have finished; it leaves errors for the framework to print
   * @param show is called between that and the development server, which shows errors over the page
   */
  constructor(
    private readonly done: (stats: readonly Stats[]) => void,
    private readonly show?: (stats: Stats) => void,
  ) {}

  /** A plugin for the next compiler. */
  plugin(): {apply: (compiler: Compiler) => void} {
    this.all += 1;
    return {
      apply: ({hooks}: Compiler) => {
        // Before the framework's own plugins, which print errors with their frames and end the build.
        hooks.done.tapPromise({name: NAME, stage: -1}, (stats) => this.await(stats));
        const {show} = this;
        let isWatching = !show;
        // By then, the development server listens.
        hooks.watchRun.tap({name: NAME}, () => {
          if (!isWatching && show) {
            isWatching = true;
            hooks.done.tap({name: NAME, before: 'webpack-dev-server'}, show);
          }
        });
      },
    };
  }

  private async await(stats: Stats): Promise<void> {
    this.finished.push(stats);
    if (this.finished.length < this.all) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      return;
    }
    const [finished, waiting] = [this.finished, this.waiting];
    this.finished = [];
    this.waiting = [];
    this.done(finished);
    waiting.forEach((resume) => resume());
  }
}
