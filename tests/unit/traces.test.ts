/** The model does what the library does: every recorded value of every program in every scenario. */
import {expect, test} from 'vitest';
import {programs} from '../traces/programs';
import {recorded, replay, scenarios} from '../traces/scenarios';

/** Sums of doubles may differ in their last bits, `Math.hypot` does. */
const TOLERANCE = 1e-9;

/** What is wrong with a value, or nothing. Values are as in the recordings' JSON. */
function difference(actual: unknown, expected: unknown): string | undefined {
  if (typeof actual === 'number' && typeof expected === 'number') {
    return Math.abs(actual - expected) <= TOLERANCE ? undefined : `${actual} is not ${expected}`;
  }
  if (typeof actual === 'number') {
    return difference(String(actual), expected);
  }
  if (actual instanceof Map) {
    return difference(Object.fromEntries(actual), expected);
  }
  if (typeof actual === 'object' && actual && typeof expected === 'object' && expected) {
    const [here, there] = [Object.entries(actual), Object.entries(expected)];
    if (here.length !== there.length) {
      return `${here.length} values, not ${there.length}`;
    }
    for (const [i, [key, value]] of here.entries()) {
      const found = key === there[i][0] ? difference(value, there[i][1]) : `${key} is unexpected`;
      if (found) {
        return `at ${key}: ${found}`;
      }
    }
    return undefined;
  }
  return actual === expected ? undefined : `${String(actual)} is not ${String(expected)}`;
}

test('there are 28 programs and 12 scenarios', () => {
  expect(programs.size).toBe(28);
  expect(scenarios).toHaveLength(12);
});

test.each([...programs])('%s', (name, program) => {
  const results = recorded(name);
  const differences = scenarios.flatMap((scenario, i) => {
    const found = difference(replay(program, scenario), results[i]);
    return found ? [`${scenario.name}: ${found}`] : [];
  });
  expect(differences).toEqual([]);
});
