/** Programs in the address: behind its `#`, so that nothing of them is sent anywhere. */

/** What a fragment of such an address begins with. */
export const PREFIX = '#play=';

/** The block of links to the playground. */
export const PLAYGROUND = 'playground';

/** Longer programs are not taken from an address, in characters. */
const LONGEST = 100_000;

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
    if (done) break;
    size += value.length;
    if (size > 4 * LONGEST) throw new RangeError('too long');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A fragment that holds a program. */
export async function fragmentOf({run, program}: Linked): Promise<string> {
  const bytes = await through(new TextEncoder().encode(program), new CompressionStream('deflate'));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `${PREFIX}${encodeURIComponent(run)}=${text}`;
}

/** The program of a fragment; nothing where it holds none. */
export async function readFragment(fragment: string): Promise<Linked | undefined> {
  const [, run, text] = /^#play=([^=]+)=([\w-]+)$/.exec(fragment) ?? [];
  if (run === undefined || text === undefined) return undefined;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    const program = new TextDecoder('utf-8', {fatal: true}).decode(
      await through(packed, new DecompressionStream('deflate')),
    );
    return program.length > LONGEST ? undefined : {run: decodeURIComponent(run), program};
  } catch {
    return undefined;
  }
}
