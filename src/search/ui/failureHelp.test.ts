// cspell:ignore unstub
import {afterEach, expect, test, vi} from 'vitest';
import {failureHelp} from './failureHelp';

const HOSTED = {mode: 'hosted', appId: 'a', apiKey: 'b', indexName: 'c'} as const;
const FOR_READERS = 'Check your network connection.';

afterEach(() => vi.unstubAllEnvs());

test('S7 E3 while a site is written, the failure of search says what to run', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(failureHelp({mode: 'embedded'}, FOR_READERS)).toContain('Run "npm run build" once');
  expect(failureHelp(HOSTED, FOR_READERS)).toBe(FOR_READERS);
});

test('S7 readers are told of their network', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(failureHelp({mode: 'embedded'}, FOR_READERS)).toBe(FOR_READERS);
});
