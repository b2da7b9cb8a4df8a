import {expect, test} from 'vitest';
import {judgeSignatures} from '../../scripts/check/rules/signatures';

const judge = (report: unknown): {ok: boolean; says: string} =>
  judgeSignatures(JSON.stringify(report));
const ONE = {name: '@a/b', version: '1.0.0', registry: 'https://registry.example/'};

test('packages that are what was signed pass', () => {
  expect(judge({invalid: [], missing: []}).ok).toBe(true);
});

test('a registry without keys is no fault, and a sentence says that nothing was checked', () => {
  const summary = 'found no dependencies to audit that were installed from a supported registry';
  expect(judge({error: {summary}})).toEqual({
    ok: true,
    says: 'This registry publishes no keys: signatures were not checked.',
  });
});

test.each([
  [
    'another content than was signed',
    {invalid: [ONE], missing: []},
    'Not what was signed: @a/b@1.0.0.',
  ],
  [
    'no signature where there are keys',
    {invalid: [], missing: [ONE]},
    'Without a signature: @a/b@1.0.0.',
  ],
])('E3 %s fails, with the name', (_, report, sentence) => {
  const {ok, says} = judge(report);
  expect(ok).toBe(false);
  expect(says).toContain(sentence);
});

test.each([
  [
    'a network that is down',
    '{"error":{"code":"ENOTFOUND","summary":"no such host"}}',
    'no such host',
  ],
  ['an answer that is none', '{}', 'could not be checked'],
  ['an answer that says half', '{"invalid":[]}', 'could not be checked'],
  ['no answer', '', 'cannot be read'],
])('E3 %s fails and says so, instead of passing unseen', (_, json, sentence) => {
  const {ok, says} = judgeSignatures(json);
  expect(ok).toBe(false);
  expect(says).toContain(sentence);
});
