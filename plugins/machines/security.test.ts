import {expect, test} from 'vitest';
import {SECURITY_EXPIRES, SECURITY_REPORT} from '../../src/site/links';
import {securityFile} from './security';

const FILE = securityFile('https://example.org/below/', SECURITY_REPORT, SECURITY_EXPIRES);

const valuesOf = (name: string): string[] =>
  [...FILE.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value]) => value);

test('security.txt has what RFC 9116 asks for: a contact, one end in its format, and its own address', () => {
  expect(valuesOf('Contact')).toEqual([expect.stringMatching(/^https:\/\//)]);
  expect(valuesOf('Expires')).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
  ]);
  expect(valuesOf('Canonical')).toEqual(['https://example.org/below/.well-known/security.txt']);
  expect(FILE.split('\n').every((line) => line === '' || /^[A-Z][\w-]*: \S/.test(line))).toBe(true);
});
