import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible, TOO_SMALL} from '../hosts';

export type Encoding = 'br' | 'gzip';

/** Best first. */
const ENCODERS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, {level: 6}),
};

/** How much a client wants each encoding, from its `Accept-Encoding`: `gzip;q=0` is a no (RFC 9110, 12.5.3). */
function weightsOf(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
}

/**
 * The encoding to answer with, `undefined` for none.
 * @param accepted the header `Accept-Encoding`
 * @param type the file's media type
 * @param size its bytes
 */
export function encodingFor(accepted: string, type: string, size: number): Encoding | undefined {
  if (!isCompressible(type) || size <= TOO_SMALL) {
    return undefined;
  }
  const weights = weightsOf(accepted);
  return (Object.keys(ENCODERS) as Encoding[]).find(
    (name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0,
  );
}

export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  ENCODERS[encoding](body);
