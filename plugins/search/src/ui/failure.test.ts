import {expect, test} from 'vitest';
import {failureHelp} from './failure';

const EMBEDDED = {mode: 'embedded'} as const;
const HOSTED = {mode: 'hosted', appId: 'a', apiKey: 'b', indexName: 'c'} as const;
const FOR_READERS = 'Check your network connection.';

test('S7 E3 while a site is written, the failure of search says what to run', () => {
  expect(failureHelp({settings: EMBEDDED, isWriting: true}, FOR_READERS)).toContain(
    'Run "npm run build" once',
  );
  expect(failureHelp({settings: HOSTED, isWriting: true}, FOR_READERS)).toBe(FOR_READERS);
});

test('S7 readers are told of their network', () => {
  expect(failureHelp({settings: EMBEDDED, isWriting: false}, FOR_READERS)).toBe(FOR_READERS);
});
