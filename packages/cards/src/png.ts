// cspell:ignore IHDR PLTE IDAT IEND
/** PNGs of drawings: few colours, so that a byte is enough for each pixel. */
import {deflateSync} from 'node:zlib';

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a byte does to the checksum of PNG. */
const CHECKS = Int32Array.from({length: 256}, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) {
    crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return crc;
});

/** The checksum of PNG; Node has it from 20.15 on. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = CHECKS[(crc ^ byte) & 255] ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Of a pixel whose four bytes are read as a number. */
const channels = (colour: number): [number, number, number] => [
  colour & 255,
  (colour >> 8) & 255,
  (colour >> 16) & 255,
];

/** The place of the nearest of some colours, three numbers each. Hundreds of thousands are compared: no lists are made. */
function nearest(colour: number, all: Uint8Array): number {
  const [red, green, blue] = channels(colour);
  let place = 0;
  let least = Infinity;
  for (let at = 0; at < all.length; at += 3) {
    const apart = (all[at] - red) ** 2 + (all[at + 1] - green) ** 2 + (all[at + 2] - blue) ** 2;
    if (apart < least) {
      place = at / 3;
      least = apart;
    }
  }
  return place;
}

/** Goes through stretches of one colour: of three quarters of a million pixels few differ from the one before. */
function eachRun(
  colours: Int32Array,
  act: (colour: number, from: number, to: number) => void,
): void {
  const {length} = colours;
  let from = 0;
  let colour = colours[0];
  for (let at = 1; at < length; at += 1) {
    if (colours[at] !== colour) {
      act(colour, from, at);
      from = at;
      colour = colours[at];
    }
  }
  act(colour, from, length);
}

/** The colours that are there most, and for each colour the place of the nearest of them. */
function paletteOf(colours: Int32Array): {palette: Uint8Array; places: Map<number, number>} {
  const counts = new Map<number, number>();
  eachRun(colours, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
  const most = byCount.slice(0, MOST_COLOURS);
  const palette = Uint8Array.from(most.flatMap(channels));
  const places = new Map(most.map((colour, at) => [colour, at]));
  for (const colour of byCount.slice(MOST_COLOURS)) {
    places.set(colour, nearest(colour, palette));
  }
  return {palette, places};
}

/**
 * A PNG with a palette.
 * @param pixels four bytes for each: red, green, blue, and an opacity, which is of none
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = new Int32Array(new Uint8Array(pixels).buffer);
  const {palette, places} = paletteOf(colours);
  const indices = Buffer.alloc(colours.length);
  eachRun(colours, (colour, from, to) => indices.fill(places.get(colour)!, from, to));
  // Each row begins with how it is filtered: not at all.
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1) {
    indices.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for a pixel, by a palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
