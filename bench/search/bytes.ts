/** How much files weigh, as they are and over the wire. */
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

/** Bytes. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Already compressed by their engine (Pagefind): they travel as they are. */
const PACKED = /\.pf_\w+$/;

/** Brotli's best setting takes minutes on large files. */
const QUICK_BROTLI_FROM = 5_000_000;

function sizeOf(name: string, content: string | Uint8Array): Size {
  const body = Buffer.from(content);
  if (PACKED.test(name)) {
    return {raw: body.length, gzip: body.length, brotli: body.length};
  }
  const quality = body.length > QUICK_BROTLI_FROM ? 9 : 11;
  return {
    raw: body.length,
    gzip: gzipSync(body, {level: 9}).length,
    brotli: brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length,
  };
}

/** The sum over files, given by name. */
export const sizeOfAll = (files: [name: string, content: string | Uint8Array][]): Size =>
  files
    .map(([name, content]) => sizeOf(name, content))
    .reduce(
      (all, {raw, gzip, brotli}) => ({
        raw: all.raw + raw,
        gzip: all.gzip + gzip,
        brotli: all.brotli + brotli,
      }),
      {raw: 0, gzip: 0, brotli: 0},
    );
