/** Media types by the endings of names, as hosts send them: of text with its encoding, where a type can name it. */
const UTF_8 = '; charset=utf-8';
export const MEDIA_TYPES = {
  '.css': `text/css${UTF_8}`,
  '.gif': 'image/gif',
  '.html': `text/html${UTF_8}`,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${UTF_8}`,
  '.json': 'application/json',
  '.md': `text/markdown${UTF_8}`,
  '.mjs': `text/javascript${UTF_8}`,
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': `text/plain${UTF_8}`,
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': `application/xml${UTF_8}`,
  '.zip': 'application/zip',
} as const;
export const ANY_TYPE = 'application/octet-stream';

/** The media type of a file. @param ending of its name, with its dot */
export const typeOf = (ending: string): string =>
  (MEDIA_TYPES as Record<string, string>)[ending.toLowerCase()] ?? ANY_TYPE;

const COMPRESSIBLE = /^(text\/|application\/(json|xml|wasm|manifest)|image\/(svg|x-icon))/;

/** Is a file of this type sent compressed? */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

/** Bytes up to which a file is sent as it is. */
export const TOO_SMALL = 256;
