import {expect, test} from 'vitest';
import {judgeAudit} from '../../scripts/check/rules/audit';

const ADVISORY = {title: 'Runs what it is sent', url: 'https://advisories.example/1'};
const report = (severity: string): string =>
  JSON.stringify({vulnerabilities: {a: {name: 'a', severity, via: [ADVISORY, 'b']}}});

test('packages without a fault pass, and those with a slight one', () => {
  expect(judgeAudit('{"vulnerabilities": {}}').ok).toBe(true);
  expect(judgeAudit(report('moderate')).ok).toBe(true);
});

test.each(['high', 'critical'])('E3 a fault that is %s fails, with its advisory', (severity) => {
  const {ok, says} = judgeAudit(report(severity));
  expect(ok).toBe(false);
  expect(says).toContain(
    `a (${severity}): Runs what it is sent https://advisories.example/1; through b`,
  );
});

test('one that does no harm here is named with the reason, as long as it is there', () => {
  expect(judgeAudit(report('high'), {a: 'never sees what others send'}).ok).toBe(true);
  const {ok, says} = judgeAudit('{"vulnerabilities": {}}', {a: 'never sees what others send'});
  expect(ok).toBe(false);
  expect(says).toContain('a has no grave fault any more: take out its row');
});

test('a registry without a list is no fault, and a sentence says that nothing was looked for', () => {
  expect(judgeAudit('{"message": "405 Method Not Allowed", "statusCode": 405}')).toEqual({
    ok: true,
    says: 'This registry keeps no list of faults: none was looked for.',
  });
});

test.each([
  ['a network that is down', '{"error":{"summary":"no such host"}}', 'no such host'],
  ['an answer that is none', '{}', 'could not be looked for'],
  ['no answer', '', 'cannot be read'],
])('E3 %s fails and says so, instead of passing unseen', (_, json, sentence) => {
  const {ok, says} = judgeAudit(json);
  expect(ok).toBe(false);
  expect(says).toContain(sentence);
});
