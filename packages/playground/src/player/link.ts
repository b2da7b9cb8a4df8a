/** Programs in the address: behind its `#`, so that nothing of them is sent anywhere. */
/** What a fragment of such an address begins with. */
export const PREFIX = '#play=';

/** The block of links to the playground. */
export const PLAYGROUND = 'playground';

/** More than this is not taken from an address, in bytes of UTF-8. */
export const LONGEST = 256 * 1024;

export interface Linked {
  /** `Gradient#hops`: the block. */
  readonly run: string;
  readonly program: string;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    size += value.length;
    if (size > LONGEST) {
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A fragment that holds a program. @throws RangeError for one that is too long to be read again */
export async function fragmentOf({run, program}: Linked): Promise<string> {
  const bytes = new TextEncoder().encode(program);
  if (bytes.length > LONGEST) {
    throw new RangeError('too long');
  }
  const packed = await through(bytes, new CompressionStream('deflate'));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${PREFIX}${encodeURIComponent(run)}=${text}`;
}

/** A fragment that names a figure of this site, whose program anybody may run. */
export const fragmentOfFigure = (name: string): string => PREFIX + name;

/** The name in such a fragment; nothing where it holds a program, or nothing. */
export const figureIn = (fragment: string): string | undefined =>
  /^#play=([\w-]+)$/.exec(fragment)?.[1];

/** The block that a fragment holds a program of, whether it can be read or not. */
export function runIn(fragment: string): string | undefined {
  const [, run] = /^#play=([^=]+)=/.exec(fragment) ?? [];
  try {
    return run && decodeURIComponent(run);
  } catch {
    return undefined;
  }
}

export const UNREADABLE = 'The program in this link cannot be read: the page is shown without it.';

/** The program of a fragment; nothing where it holds none. */
export async function readFragment(fragment: string): Promise<Linked | undefined> {
  const [, run, text] = /^#play=([^=]+)=([\w-]+)$/.exec(fragment) ?? [];
  if (run === undefined || text === undefined) {
    return undefined;
  }
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    const program = new TextDecoder('utf-8', {fatal: true}).decode(
      await through(packed, new DecompressionStream('deflate')),
    );
    return {run: decodeURIComponent(run), program};
  } catch {
    return undefined;
  }
}

/** What is said of a program that the reader has not asked to run. */
export const BY_LINK = 'This program came with a link. None of it has run yet.';

/** The address without the program that it held: another visit does not bring it back. */
export function dropLink(): void {
  const {hash, pathname, search} = window.location;
  if (hash.startsWith(PREFIX)) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

const HANDED = 'play:handed';

/** Goes to the playground with a program of the reader's own. @param fragment that holds it */
export function goWith(address: string, fragment: string): void {
  try {
    window.sessionStorage?.setItem(HANDED, fragment);
  } catch {
    // It then asks, as any other link does.
  }
  window.location.assign(address + fragment);
}

/** Whether the program in the address is the reader's own, from another page; asked once. */
export function isHanded(): boolean {
  try {
    const handed = window.sessionStorage?.getItem(HANDED);
    window.sessionStorage?.removeItem(HANDED);
    return handed === window.location.hash;
  } catch {
    return false;
  }
}
