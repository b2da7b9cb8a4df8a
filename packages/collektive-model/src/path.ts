import {digest} from './digest';
import type {Values} from './values';

/**
 * Where in a program an operation stands: the tokens on the stack of alignment. Paths are the nodes of
 * a tree, so that equal paths are the same object, and comparing them costs nothing.
 */
export class Path {
  /** The round that last sent a value from here (its `stamp`): what tells a clash. */
  sentIn = 0;
  /** The round that last kept a state here, and where in its table. */
  keptIn = 0;
  keptAt = 0;

  private children: Map<unknown, Path> | undefined;
  // A program mostly takes the way that it took before.
  private lastToken: unknown = NO_TOKEN;
  private lastChild: Path | undefined;

  constructor(
    private readonly tree: Paths,
    private readonly parent?: Path,
    private readonly token?: unknown,
  ) {}

  /** The path below this one with one more token. `values` gives the key of a token that is an object. */
  child(token: unknown, values: Values): Path {
    if (token === this.lastToken) {
      return this.lastChild!;
    }
    const key = typeof token === 'object' && token !== null ? values.pivot(token) : token;
    this.children ??= new Map();
    let child = this.children.get(key);
    if (!child) {
      child = new Path(this.tree, this, token);
      this.children.set(key, child);
    }
    // An object may change: its key must be asked for each time.
    if (key === token) {
      this.lastToken = token;
      this.lastChild = child;
    }
    return child;
  }

  /** From the outermost token to the innermost. */
  tokens(): unknown[] {
    return this.parent ? [...this.parent.tokens(), this.token] : [];
  }

  /** As the library prints it in messages: one line, or with readable paths one for each token. */
  lines(): string {
    if (!this.tree.readable) {
      return this.text();
    }
    return this.tokens()
      .map((token, depth) => (depth === 0 ? '' : '  '.repeat(depth) + '↸ ') + this.tree.text(token))
      .join('\n');
  }

  text(): string {
    const tokens = this.tokens().map((token) => this.tree.text(token));
    return this.tree.readable
      ? `FullPath(path=[${tokens.join(', ')}])`
      : `SerializablePath(backend=${digest(tokens)})`;
  }
}

const NO_TOKEN = Symbol('no token');

/** The paths of the devices that run one program together. */
export class Paths {
  readonly root: Path = new Path(this);

  /** `readable` as of the library's `FullPathFactory`; otherwise paths print as a digest. */
  constructor(
    readonly text: (token: unknown) => string = String,
    readonly readable = false,
  ) {}
}
