/**
 * The numbers of the pictures: what samples/src/main/kotlin/pictures/PictureRuns.kt printed when it
 * ran on the real library. A line is `name round: values`, values in the order of the devices.
 */
import record from '../../samples/recorded/PictureRuns.json';

const lines = record.outputs.main.trimEnd().split('\n');

/** All rounds of a run; `rounds[0]` is the first. */
export function run<Value>(name: string): Value[][] {
  const rounds = lines
    .filter((line) => line.startsWith(`${name} `))
    .map(
      (line) =>
        JSON.parse(line.slice(line.indexOf(': ') + 2), (_, value: unknown) =>
          value === 'Infinity' ? Infinity : value,
        ) as Value[],
    );
  if (rounds.length === 0) {
    throw new Error(`samples/recorded/PictureRuns.json holds no run called ${name}`);
  }
  return rounds;
}

/** What the devices returned in a round, counted from 1 as in the record. */
export function valuesAt<Value>(name: string, round: number): Value[] {
  const values = run<Value>(name)[round - 1];
  if (values === undefined) {
    throw new Error(`samples/recorded/PictureRuns.json: ${name} has no round ${round}`);
  }
  return values;
}

/** The first round after which nothing changes any more. */
export function settledRound(name: string): number {
  const rounds = run(name).map((values) => JSON.stringify(values));
  return rounds.findIndex((_, i) => rounds.slice(i).every((one) => one === rounds[i])) + 1;
}
