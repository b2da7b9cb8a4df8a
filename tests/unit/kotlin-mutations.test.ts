/**
 * Mutated programs: samples, mistakes and the programs of packages/kotlin/testing with tokens left out, doubled, exchanged and
 * replaced. Each ends with a result or a located sentence that is no fault of ours, and within the limits.
 * 10,000 of them: `FUZZ_TIMES=50 npx vitest run --project unit tests/unit/kotlin-mutations.test.ts`.
 */
import {expect} from 'vitest';
import {prepare} from '@collektive/playground';
import {readPrograms} from '@collektive/kotlin/testing';
import {fuzz, type Random} from '@collektive/testing/fuzz';
import {mistakeSources, sampleSources} from '../samples/outputs';

const LIMITS = {
  steps: 100_000,
  depth: 1_000,
  elements: 100_000,
  outputLines: 1_000,
  outputCharacters: 100_000,
};

const SOURCES = [
  ...mistakeSources,
  ...sampleSources,
  ...readPrograms().map(({id, text}) => ({
    name: `${id}.kt`,
    text: text.replace(/\n{3,}/g, '\n\n'),
  })),
];

const PIECES = (
  '( ) { } [ ] < > ? ! !! ?. ?: :: . .. , ; : = == + - * -> @ " 0 1L 2.5 null this super it _ return if else when for while ' +
  'do break continue throw try catch finally fun val var class object interface enum data sealed open override abstract ' +
  'inner companion by in is as out vararg typealias tailrec operator lateinit const Int String Any Nothing List<Int> T'
).split(' ');

/** Words, numbers, and signs each by itself, with the spaces between them. */
const tokensOf = (text: string): string[] => text.match(/\w+|\s+|[^\w\s]/g) ?? [];

function mutate(text: string, {below, pick}: Random): string {
  const tokens = tokensOf(text);
  const place = (): number => below(tokens.length);
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const at = place();
    switch (below(5)) {
      case 0:
        tokens.splice(at, 1);
        break;
      case 1:
        tokens.splice(at, 0, tokens[at], ' ');
        break;
      case 2: {
        const other = place();
        [tokens[at], tokens[other]] = [tokens[other], tokens[at]];
        break;
      }
      case 3:
        tokens[at] = pick(PIECES);
        break;
      default:
        tokens[at] = pick(tokens);
    }
  }
  return tokens.join('');
}

fuzz('a mutated program ends with a result or a located sentence', 200, (random) => {
  const {name, text: whole} = random.pick(SOURCES);
  const text = mutate(whole, random);
  try {
    const program = prepare({name, text}, sampleSources);
    for (const {position, message} of program.messages) {
      expect(position.line).toBeGreaterThan(0);
      expect(position.column).toBeGreaterThan(0);
      expect(message).not.toMatch(/fault of the page/);
    }
    const [run] = program.functions;
    if (!program.fine || run === undefined) {
      return;
    }
    const outcome = program.run(run, () => undefined, LIMITS);
    expect(outcome).not.toMatchObject({ended: 'fault'});
  } catch (error) {
    throw new Error(`${name}:\n${text}`, {cause: error});
  }
});
