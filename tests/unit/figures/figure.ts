/** Figures as pages have them, run on the very networks that they draw. */
import path from 'node:path';
import {readTree} from '@collektive/samples';
import {expect} from 'vitest';
import {writtenFigures} from '../../../markdown/play/written';
import {LIMITS, Session} from '@collektive/playground';
import {
  devicesOf,
  SEED,
  layoutOf,
  EditableNetwork,
  withNumber,
} from '@collektive/playground/figure';
import {ROOT} from '../files';

export const figures = writtenFigures(ROOT, readTree(path.join(ROOT, 'samples')));
export const WHOLE = {loss: 0, asynchronous: false, seed: SEED};

/** A figure as a reader finds it, or with other rounds or another number; `run` gives the values of each of its programs. */
export function figure(name: string, conditions = WHOLE, passed?: number, number?: number) {
  const found = figures.find(({data}) => data.name === name);
  if (found === undefined) {
    throw new Error(`There is no figure ${name}: ${figures.map(({data}) => data.name).join(', ')}`);
  }
  const data = number === undefined ? found.data : withNumber(found.data, number).data;
  const editable = new EditableNetwork(devicesOf(data), layoutOf(data.network).range);
  // What can be compared with it runs beside it, and so comes to the same rounds.
  const all = [...data.programs, ...(data.other === undefined ? [] : [data.other])];
  const sessions = all.map(({program}) => new Session(program, conditions));
  const run = (rounds: number): string[][] =>
    sessions.map((session) => {
      let values: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const {shown, outcome} = session.round(editable.world, LIMITS);
        expect(outcome).toEqual({ended: 'well'});
        values = shown.map(({value}) => value);
      }
      return values;
    });
  /** How the next round of each program ends. */
  const end = () => sessions.map((session) => session.round(editable.world, LIMITS).outcome);
  run(passed ?? data.rounds);
  return {editable, run, end};
}

/** Hops to the nearest source along the links. */
export function hops({devices, links}: EditableNetwork['world']): string[] {
  const far = new Map(devices.map(({id, source}) => [id, source ? 0 : Infinity]));
  devices.forEach(() =>
    links.forEach(([a, b]) => {
      far.set(a, Math.min(far.get(a)!, far.get(b)! + 1));
      far.set(b, Math.min(far.get(b)!, far.get(a)! + 1));
    }),
  );
  return devices.map(({id}) => (Number.isFinite(far.get(id)) ? `${far.get(id)}.0` : 'Infinity'));
}

export const all = (size: number, value: string): string[] =>
  Array.from({length: size}, () => value);
export const numbers = (values: readonly string[]): number[] => values.map(Number);
export const spread = (values: readonly string[]): number =>
  Math.max(...numbers(values)) - Math.min(...numbers(values));
