/** What the compiler's plugin, fields and collapses do at their corners, as the real library did it: see tests/traces. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {prepare} from '@collektive/playground';
import {sampleSources} from '../samples/outputs';

const read = (name: string): string => readFileSync(`tests/traces/${name}`, 'utf8');
const linesOf = (name: string): string[] => read(name).trimEnd().split('\n');

test('programs at the corners return what they return on the library', () => {
  const program = prepare({name: 'Corners.kt', text: read('Corners.kt')}, sampleSources);
  let printed = '';
  const outcome = program.run('main', (text) => (printed += text));
  expect(outcome).toEqual({ended: 'well'});
  expect(printed.trimEnd().split('\n')).toEqual(linesOf('corners.txt'));
});

test('the plugin reports what it reports there, and nothing else', () => {
  const {messages} = prepare({name: 'Reports.kt', text: read('Reports.kt')}, sampleSources);
  const said = messages.map(({position, message}) => {
    const [line = ''] = message.split('\n');
    return `${position.line}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  });
  const inOrder = (a: string, b: string): number =>
    Number.parseInt(a) - Number.parseInt(b) || (a < b ? -1 : 1);
  expect(said.sort(inOrder)).toEqual(linesOf('reports.txt').sort(inOrder));
});

const [head = '', functions = ''] = read('Stops.kt').split('\n\n');

test.each(functions.trimEnd().split('\n'))('%s', (line) => {
  const {messages} = prepare({name: 'Stops.kt', text: `${head}\n${line}`}, sampleSources);
  const stops = messages.filter(({message}) => message.includes('No mapping for symbol'));
  expect(stops.length > 0).toBe(line.endsWith('// stops'));
  expect(messages.filter(({severity}) => severity === 'error')).toEqual(stops);
});
