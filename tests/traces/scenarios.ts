/** Replays a recorded scenario on the model: the same devices, links, events and order. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Aggregate, Network, type NetworkOptions} from '@collektive/model';

export interface Sensors {
  x: number;
  y: number;
  source: boolean;
  value: number;
  red: boolean;
}
export type Program = (aggregate: Aggregate<number>, sensors: Sensors) => unknown;

export interface Scenario {
  name: string;
  synchronous: boolean;
  devices: Sensors[];
  links: [number, number][];
  /** An event is a word and its parameters: `cut 2 3`. */
  rounds: {events: string[]; order: number[]}[];
}

/** What every device returned: by round, in the round's order. */
export type Results = unknown[][];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'));

export const {scenarios} = read('scenarios') as {scenarios: Scenario[]};

/** What was recorded of a program: one list for each scenario. */
export const recorded = (program: string): Results[] =>
  (read(program) as {results: Results[]}).results;

export function replay(
  program: Program,
  {synchronous, devices, links, rounds}: Scenario,
  options: Partial<NetworkOptions>,
): Results {
  const network = new Network(program, {synchronous, ...options});
  devices.forEach((sensors, id) => network.add(id, {...sensors}));
  for (const [a, b] of links) {
    network.link(a, b);
  }
  return rounds.map(({events, order}) => {
    for (const event of events) {
      apply(network, event);
    }
    return [...network.run(order).values()];
  });
}

function apply(network: Network<Sensors, unknown>, event: string): void {
  const [name, ...words] = event.split(' ');
  const [id, first, second] = words.map(Number);
  const isSo = words[1] === 'true';
  switch (name) {
    case 'cut':
      return network.cut(id, first);
    case 'link':
      return network.link(id, first);
    case 'remove':
      return network.remove(id);
    case 'source':
      network.sensors(id).source = isSo;
      return;
    case 'red':
      network.sensors(id).red = isSo;
      return;
    case 'value':
      network.sensors(id).value = first;
      return;
    case 'move':
      Object.assign(network.sensors(id), {x: first, y: second});
      return;
    default:
      throw new Error(`Scenario with an unknown event "${event}": say here what it does.`);
  }
}
