/** The programs of `Programs.kt`, from their text: every recorded value of every program in every scenario. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {KotlinMap, List, Double, double} from '@collektive/kotlin';
import {prepare, kotlinValues, runPaths} from '@collektive/playground';
import {type Program, recorded, replay, scenarios, type Sensors} from '../traces/scenarios';

const TOLERANCE = 1e-9;

const DRIVER = `
fun sensorsOf(x: Double, y: Double, source: Boolean, value: Double, red: Boolean) = Sensors(x, y, source, value, red)
fun names(): List<String> = programs.keys.toList()
fun runProgram(aggregate: Aggregate<Int>, name: String, s: Sensors): Any = programs.getValue(name)(aggregate, s)
`;

const text = readFileSync('tests/traces/Programs.kt', 'utf8') + DRIVER;
const program = prepare({name: 'Programs.kt', text});

/** A value as JSON has it. */
function plain(value: unknown): unknown {
  if (value instanceof Double) {
    return Number.isFinite(value.value) ? value.value : String(value.value);
  }
  if (value instanceof List) {
    return value.items.map(plain);
  }
  if (value instanceof KotlinMap) {
    return Object.fromEntries(
      [...value.all()].map((each) => [String(each.key), plain(each.value)]),
    );
  }
  return value;
}

function differs(actual: unknown, expected: unknown): boolean {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) > TOLERANCE;
  }
  if (
    typeof actual === 'object' &&
    actual !== null &&
    typeof expected === 'object' &&
    expected !== null
  ) {
    const [here, there] = [Object.entries(actual), Object.entries(expected)];
    return (
      here.length !== there.length ||
      here.some(
        ([key, value], index) => key !== there[index]?.[0] || differs(value, there[index]?.[1]),
      )
    );
  }
  return actual !== expected;
}

test('the programs are understood without a word', () => {
  expect(program.messages).toEqual([]);
});

const [sensorsOf, runProgram, names] = ['sensorsOf', 'runProgram', 'names'].map((name) =>
  program.function(name),
);
let all: unknown;
program.attempt(() => {
  all = names?.();
});

test.each((all as List).items as string[])('%s', (name) => {
  const run: Program = (aggregate, s: Sensors) => {
    const own = sensorsOf?.(double(s.x), double(s.y), s.source, double(s.value), s.red);
    return plain(runProgram?.(aggregate, name, own));
  };
  const expected = recorded(name);
  const wrong = scenarios.filter((scenario, index) => {
    let actual: unknown;
    const {ended} = program.attempt(() => {
      actual = replay(run, scenario, {values: kotlinValues, paths: runPaths()});
    });
    return ended !== 'well' || differs(actual, expected[index]);
  });
  expect(wrong.map((scenario) => scenario.name)).toEqual([]);
});
