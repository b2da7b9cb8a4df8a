/** A network that grows from a text: always the same for the same one. */
import {createHash} from 'node:crypto';

interface Device {
  x: number;
  y: number;
}

const DEVICES = 34;
/** How far a device hears, in pixels of the card, and how near two of them may come. */
const RANGE = 150;
const NEAREST = 64;

/** Numbers from 0 to 1, out of digests of a seed. */
function* numbersOf(seed: string): Generator<number> {
  for (let at = 0; ; at++) {
    const digest = createHash('sha256').update(`${seed}:${at}`).digest();
    for (let byte = 0; byte < digest.length; byte += 2) {
      yield digest.readUInt16BE(byte) / 0xffff;
    }
  }
}

const apart = (one: Device, other: Device): number => Math.hypot(one.x - other.x, one.y - other.y);

function devicesOf(seed: string, width: number, height: number): Device[] {
  const numbers = numbersOf(seed);
  const next = (): number => numbers.next().value as number;
  const devices: Device[] = [];
  // Where there is no room left, there are fewer.
  for (let tries = 0; devices.length < DEVICES && tries < 4000; tries++) {
    const device = {x: Math.round(next() * width), y: Math.round(next() * height)};
    if (devices.every((other) => apart(device, other) >= NEAREST)) {
      devices.push(device);
    }
  }
  return devices;
}

/** Hops of each device from the first, which is the source; devices out of reach have none. */
function hopsOf(devices: readonly Device[]): Map<Device, number> {
  const hops = new Map([[devices[0], 0]]);
  for (const [device, hop] of hops) {
    devices
      .filter((other) => !hops.has(other) && apart(device, other) <= RANGE)
      .forEach((other) => hops.set(other, hop + 1));
  }
  return hops;
}

/**
 * Elements of an SVG: links, and devices in the colours of their distance to a source.
 * @param colours from near to far
 */
export function networkOf(
  seed: string,
  {width, height}: {width: number; height: number},
  colours: readonly string[],
  link: string,
): string {
  const devices = devicesOf(seed, width, height);
  const hops = hopsOf(devices);
  const links = devices.flatMap((one, at) =>
    devices
      .slice(at + 1)
      .filter((other) => apart(one, other) <= RANGE)
      .map((other) => `M${one.x} ${one.y}L${other.x} ${other.y}`),
  );
  const circles = devices.map((device) => {
    const hop = hops.get(device);
    const fill = hop === undefined ? link : colours[Math.min(hop, colours.length - 1)];
    return `<circle cx="${device.x}" cy="${device.y}" r="${hop === 0 ? 20 : 13}" fill="${fill}"/>`;
  });
  return `<path d="${links.join('')}" stroke="${link}" stroke-width="3" fill="none"/>${circles.join('')}`;
}
