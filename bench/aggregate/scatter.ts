import {Network, randomFrom} from '@collektive/model';
import type {Program, Sensors} from '../../tests/traces/programs';

/** How many neighbours devices have on average. */
const DEGREE = 7;

/** Devices at random places of a square, the closest pairs linked: as many as make `DEGREE` neighbours. */
export function scatter(program: Program, size: number, seed: number): Network<Sensors, unknown> {
  const random = randomFrom(seed);
  const network = new Network(program);
  const sensors: Sensors[] = Array.from({length: size}, (_, id) => ({
    x: random(),
    y: random(),
    source: id === 0,
    value: Math.floor(random() * 1000),
    red: false,
  }));
  sensors.forEach((own, id) => network.add(id, own));
  const pairs = sensors.flatMap((a, i) =>
    sensors
      .slice(i + 1)
      .map((b, j) => ({i, j: i + 1 + j, length: Math.hypot(a.x - b.x, a.y - b.y)})),
  );
  pairs.sort((a, b) => a.length - b.length);
  for (const {i, j} of pairs.slice(0, (size * DEGREE) / 2)) {
    network.link(i, j);
  }
  return network;
}
