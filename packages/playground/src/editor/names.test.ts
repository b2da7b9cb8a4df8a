// cspell:ignore Distanc
import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import {expect, test} from 'vitest';
import {callAt, completions, importOf, type Name} from './names';
import {nearestOf, unresolvedIn} from './nearest';

const HOPS: Name = {
  name: 'hopDistanceTo',
  package: 'it.unibo.collektive.stdlib.spreading',
  kind: 'fun',
  signatures: ['fun hopDistanceTo(source: Boolean): Int'],
  says: 'The number of hops to the nearest source.',
};
const MAP: Name = {...HOPS, name: 'mapValues', owner: 'Field'};

const labels = (text: string, at = text.length): string[] | undefined =>
  completions([HOPS, MAP])(
    new CompletionContext(EditorState.create({doc: text}), at, false),
  )?.options.map(({label}) => label);

test('names of the library are offered, members behind a dot only', () => {
  expect(labels('val a = ho')).toContain('hopDistanceTo');
  expect(labels('val a = ma')).not.toContain('mapValues');
  expect(labels('field.ma')).toContain('mapValues');
  expect(labels('val neighbours = 1\nne')).toContain('neighbours');
  expect(labels('val a = ')).toBeUndefined();
});

test('an import goes below the others, once', () => {
  const line = 'import it.unibo.collektive.stdlib.spreading.hopDistanceTo';
  const put = (program: string): string | undefined => {
    const own = importOf(program, HOPS);
    return own && program.slice(0, own.from) + own.insert + program.slice(own.from);
  };
  expect(put('package a\n\nimport b.c\n\nfun x() = 1')).toBe(
    `package a\n\nimport b.c\n${line}\n\nfun x() = 1`,
  );
  expect(put('package a\n\nfun x() = 1')).toBe(`package a\n\n${line}\n\nfun x() = 1`);
  expect(put('fun x() = 1')).toBe(`${line}\n\nfun x() = 1`);
  expect(put(`${line}\nfun x() = 1`)).toBeUndefined();
  expect(importOf('', MAP)).toBeUndefined();
});

test('the call that is being written is found', () => {
  expect(callAt('val a = hopDistanceTo(sou')).toBe('hopDistanceTo');
  expect(callAt('hopDistanceTo(f(1), (2 + 3), ')).toBe('hopDistanceTo');
  expect(callAt('gossipMax<Int>(')).toBe('gossipMax');
  expect(callAt('hopDistanceTo(1) + ')).toBeUndefined();
});

test('the name that was meant is found in library and program', () => {
  expect(unresolvedIn("Unresolved reference 'hopDistancTo'.")).toBe('hopDistancTo');
  expect(unresolvedIn('Type mismatch')).toBeUndefined();
  expect(nearestOf('hopDistancTo', 'hopDistancTo(1)', [HOPS])).toBe('hopDistanceTo');
  expect(nearestOf('devise', 'fun a(device: Device) = device.id + devise', [HOPS])).toBe('device');
  expect(nearestOf('qqqqqqqq', 'a b', [HOPS])).toBeUndefined();
});
