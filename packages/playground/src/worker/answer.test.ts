/** What a page is told of a run, in its order. */
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {mistake, ending} from '../player/sentences';
import {type PlayableSample} from '../sample';
import {type Step} from '../steps';
import {sampleSources} from '../../../../tests/samples/outputs';
import {answer} from './answer';
import {type RunAnswer} from './messages';

const helpers = sampleSources.filter(({name}) =>
  /(?:Devices|Topology|LocalNetwork)\.kt$/.test(name),
);
const IMPORTS =
  'import network.*\nimport gettingstarted.LocalNetwork\nimport it.unibo.collektive.Collektive\n';

const sampleWith = (text: string): PlayableSample => ({
  file: {name: 'src/Own.kt', text},
  helpers,
  runs: {main: {calls: 'main', plugin: true}},
});

/** @param body of `main` */
function ask(body: string, now?: () => number): RunAnswer[] {
  const answers: RunAnswer[] = [];
  const sample = sampleWith(`${IMPORTS}fun main() {\n${body}\n}`);
  answer({sample, output: 'main'}, (one) => answers.push(one), now);
  return answers;
}

const stepsIn = (answers: RunAnswer[]): Step[] =>
  answers.flatMap((one) => (one.kind === 'progress' ? one.steps : []));
const textIn = (answers: RunAnswer[]): string =>
  answers.map((one) => (one.kind === 'progress' ? one.text : '')).join('');

/** Half of the links of a network of six are gone after the second round. */
const CUT = `
    val devices = Devices(line(4)) { localId * 2 }
    println("start")
    repeat(2) { println(devices.round()) }
    devices.topology = line(4).cutAfter(1)
    println(devices.roundBackwards())`;

describe('a network', () => {
  const answers = ask(CUT);
  const steps = stepsIn(answers);

  test('is told round by round, with the values of its devices', () => {
    expect(steps.map(({network, round}) => [network, round])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(steps.map(({ids}) => ids.join())).toEqual(Array(3).fill('0,1,2,3'));
    expect(steps.map(({values}) => values.join())).toEqual(Array(3).fill('0,2,4,6'));
  });

  test('is told with the links that it had in each round', () => {
    const line = [
      [0, 1],
      [1, 2],
      [2, 3],
    ];
    expect(steps.map(({links}) => links)).toEqual([
      line,
      line,
      [
        [0, 1],
        [2, 3],
      ],
    ]);
  });

  test('is told with what had been printed when each round was over', () => {
    const text = textIn(answers);
    expect(steps.map(({printed}) => text.slice(0, printed).trimEnd().split('\n').length)).toEqual([
      2, 3, 4,
    ]);
    expect(text.slice(0, steps[0].printed)).toBe('start\n[0, 2, 4, 6]\n');
  });

  test('is told while the program runs where it takes its time', () => {
    let time = 0;
    const slow = ask(CUT, () => (time += 1000));
    const kinds = slow.map(({kind}) => kind);
    expect(kinds).toEqual(['checked', 'progress', 'progress', 'progress', 'ended']);
    expect([textIn(slow), stepsIn(slow)]).toEqual([textIn(answers), steps]);
  });
});

test('several networks are told apart', () => {
  const steps = stepsIn(
    ask(`val first = Devices(line(2)) { 1 }
    val second = Devices(ring(3)) { 2 }
    repeat(2) { first.round(); second.round() }`),
  );
  expect(steps.map(({network, round, ids}) => [network, round, ids.length])).toEqual([
    [0, 1, 2],
    [1, 1, 3],
    [0, 2, 2],
    [1, 2, 3],
  ]);
});

test('a device that has left is told without a value', () => {
  const [, last] = stepsIn(
    ask(`val devices = Devices(line(3)) { localId }
    devices.round()
    devices.topology = line(3).without(2)
    devices.round()`),
  );
  expect(last.values).toEqual(['0', '1', undefined]);
});

test('asking a network for its links prints nothing: only the program itself does', () => {
  const answers = ask(`val net = LocalNetwork<Int> { a, b -> println("asked"); true }
    val one = Collektive(0, net.mailboxFor(0)) { 1 }
    Collektive(1, net.mailboxFor(1)) { 2 }
    one.cycle()
    println("done")`);
  expect(stepsIn(answers)).toMatchObject([{links: [[0, 1]]}]);
  expect(textIn(answers)).toBe('asked\ndone\n');
});

test('a program that is refused is not run', () => {
  const [checked, ...more] = ask('println(missing)');
  expect(more).toEqual([]);
  expect(checked).toMatchObject({kind: 'checked', fine: false});
  const [message] = checked.kind === 'checked' ? checked.messages : [];
  expect(mistake(message)).toBe("Own.kt, line 5, column 9: Unresolved reference 'missing'.");
});

test('a function that is gone is not run', () => {
  const answers: RunAnswer[] = [];
  answer({sample: sampleWith('fun other() {}'), output: 'main'}, (one) => answers.push(one));
  expect(answers).toMatchObject([{kind: 'checked', fine: false}]);
});

test.each([
  [
    'while (true) { }',
    /^The program was stopped after 50,000,000 steps\. .* It was in Own\.kt, line 5, column 1\.$/,
  ],
  ['fun f(n: Int): Int = f(n + 1) + 1\nf(0)', /calls were nested more than 12,000 deep/],
  ['val l = mutableListOf(1)\nwhile (true) l.addAll(l.toList())', /more than 10,000,000 elements/],
  ['while (true) println("x")', /after 5,000 lines of output/],
  ['while (true) print("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")', /500,000 characters/],
  ['println(1 / 0)', /^The program ended with an exception, in Own\.kt, line 5, column 11\.$/],
  ['println(1)', /^Run in your browser\.$/],
])('F17 %s ends with a sentence', (body, sentence) => {
  // A busy machine would stop them by their time.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const last = ask(body).at(-1);
  expect(last?.kind === 'ended' && ending(last.outcome, 0)).toMatch(sentence);
});

test.each([
  [
    'Devices(line(6)) { 1 }.rounds(100_000_000)',
    /^The program was stopped: .* Keep fewer of them\.$/,
  ],
  ['Devices(line(2)) { 1 }.rounds(0)', /^The program ended with an exception\.$/],
])('%s goes wrong in a file that readers do not see, and it is not named', (body, sentence) => {
  const last = ask(body).at(-1);
  expect(last?.kind === 'ended' && ending(last.outcome, 0)).toMatch(sentence);
});

test('a file that readers see is named, whoever calls it', () => {
  const answers: RunAnswer[] = [];
  const sample: PlayableSample = {
    file: {name: 'src/Own.kt', text: 'package own\nfun zero() {\nprintln(1 / 0)\n}'},
    helpers: [],
    runs: {
      main: {
        calls: 'main',
        plugin: true,
        entry: {name: 'Test.kt', text: 'import own.zero\nfun main() { zero() }'},
      },
    },
  };
  answer({sample, output: 'main'}, (one) => answers.push(one));
  const last = answers.at(-1);
  expect(last?.kind === 'ended' && ending(last.outcome, 0)).toBe(
    'The program ended with an exception, in Own.kt, line 3, column 11.',
  );
});

describe('where a program begins', () => {
  const told = (text: string): {said: string[]; printed: string} => {
    const answers: RunAnswer[] = [];
    answer({sample: sampleWith(text), output: 'main'}, (one) => answers.push(one));
    const [first] = answers;
    const said = first.kind === 'checked' ? first.messages.map(({message}) => message) : [];
    return {said, printed: textIn(answers)};
  };

  test('may take what stands on the command line', () => {
    expect(told('fun main(args: Array<String>) { println(args.size) }').printed).toBe('0\n');
  });

  test('is said to be missing, unless more is wrong', () => {
    expect(told('fun begin() {}').said).toEqual([expect.stringContaining("no function 'main'")]);
    expect(told('fun begin() { nothing() }').said).toEqual([
      expect.stringContaining("Unresolved reference 'nothing'"),
    ]);
  });
});
