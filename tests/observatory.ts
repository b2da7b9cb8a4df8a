/**
 * Mozilla Observatory's own tests, as far as an answer shows what they ask for, and the grade that they add up to:
 * https://github.com/mdn/mdn-http-observatory at 94042bb, `src/analyzer/tests` and `src/grader/charts.js`. Not asked:
 * whether a host leads from http to https, has a valid certificate and is on the list of preloaded ones.
 */
import type {IncomingHttpHeaders} from 'node:http';
import {attributeOf, tagsOf} from '@collektive/static-pages/html';

/** What a host answers with for the home page. */
export interface Home {
  headers: IncomingHttpHeaders;
  html: string;
}

/** The name of a result, as Observatory's, and what it adds to a score of 100. */
type Result = readonly [name: string, modifier: number];

type Directives = Map<string, Set<string>>;

/** @throws Error where a directive stands twice in a policy, as Observatory holds it */
function parsePolicy(policy: string): Directives {
  const directives: Directives = new Map();
  for (const entry of policy.split(';').map((one) => one.trim().toLowerCase())) {
    const [name, ...sources] = entry.split(/\s+/);
    if (directives.has(name)) {
      throw new Error(`${name} stands twice in one policy`);
    }
    if (name) {
      directives.set(name, new Set(sources.length > 0 ? sources : ["'none'"]));
    }
  }
  return directives;
}

/** What all of several policies allow. */
function intersect(policies: readonly Directives[]): Directives {
  const names = new Set(policies.flatMap((one) => [...one.keys()]));
  return new Map(
    [...names].map((name) => {
      const [first, ...others] = policies.flatMap((one) => one.get(name) ?? []);
      const common = [...first].filter((source) => others.every((one) => one.has(source)));
      return [name, new Set(common.length > 0 ? common : ["'none'"])];
    }),
  );
}

const headerOf = ({headers}: Home, name: string): string | undefined => {
  const value = headers[name];
  return value === undefined ? undefined : String(value).trim().toLowerCase();
};

const ofHeader = (home: Home): Directives[] =>
  (headerOf(home, 'content-security-policy') ?? '')
    .split(',')
    .filter((one) => one.trim())
    .map(parsePolicy);

/** Policies within the page say nothing of some directives. */
function ofPage({html}: Home): Directives[] {
  return [...tagsOf(html)]
    .filter(
      (tag) =>
        tag.name === 'meta' &&
        attributeOf(tag, 'http-equiv')?.toLowerCase() === 'content-security-policy',
    )
    .map((tag) => parsePolicy(attributeOf(tag, 'content') ?? ''))
    .map((policy) => {
      ['frame-ancestors', 'report-uri', 'sandbox'].forEach((name) => policy.delete(name));
      return policy;
    });
}

const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source);
const PASSIVE = ['img-src', 'media-src'];

function contentSecurityPolicy(home: Home): Result {
  const policies = [...ofHeader(home), ...ofPage(home)];
  if (policies.length === 0) {
    return ['csp-not-implemented', -25];
  }
  const csp = intersect(policies);
  const of = (name: string): string[] => [
    ...(csp.get(name) ?? csp.get('default-src') ?? new Set(['*'])),
  ];
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) => {
    const sources = of(name);
    const isHashed = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
    return sources.filter((source) => !(isHashed && source === "'unsafe-inline'"));
  });
  const isUnsafe = (source: string): boolean =>
    BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (script.some(isUnsafe) || object.some((source) => BROAD.test(source))) {
    return ['csp-implemented-with-unsafe-inline', -20];
  }
  const active = [...csp].flatMap(([name, sources]) =>
    PASSIVE.includes(name) ? [] : [...sources],
  );
  if (active.some(isInsecure)) {
    return ['csp-implemented-with-insecure-scheme', -20];
  }
  if ([...script, ...style].includes("'unsafe-eval'")) {
    return ['csp-implemented-with-unsafe-eval', -10];
  }
  if (PASSIVE.flatMap(of).some(isInsecure)) {
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  }
  if (style.some(isUnsafe)) {
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  }
  const byDefault = csp.get('default-src');
  return byDefault?.size === 1 && byDefault.has("'none'")
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

const SIX_MONTHS = 15552000;

function strictTransportSecurity(home: Home): Result {
  const value = headerOf(home, 'strict-transport-security');
  const [, age] = /(?:^|;)\s*max-age=(\d+)/.exec(value ?? '') ?? [];
  if (value === undefined) {
    return ['hsts-not-implemented', -20];
  }
  if (age === undefined || value.includes(',')) {
    return ['hsts-header-invalid', -20];
  }
  return Number(age) < SIX_MONTHS
    ? ['hsts-implemented-max-age-less-than-six-months', -10]
    : ['hsts-implemented-max-age-at-least-six-months', 0];
}

/** What a header of one word is worth. */
function word(home: Home, name: string, results: Record<string, Result>, none: Result): Result {
  const value = headerOf(home, name);
  return value === undefined ? none : (results[value] ?? [`${name}-header-invalid`, -5]);
}

const corp = (home: Home): Result =>
  word(
    home,
    'cross-origin-resource-policy',
    {
      'same-origin': ['corp-implemented-with-same-origin', 10],
      'same-site': ['corp-implemented-with-same-site', 10],
      'cross-origin': ['corp-implemented-with-cross-origin', 0],
    },
    ['corp-not-implemented', 0],
  );

const coop = (home: Home): Result =>
  word(
    home,
    'cross-origin-opener-policy',
    {
      'same-origin': ['coop-implemented-with-same-origin', 10],
      'same-origin-allow-popups': ['coop-implemented-with-same-origin-allow-popups', 10],
      'noopener-allow-popups': ['coop-implemented-with-noopener-allow-popups', 10],
      'unsafe-none': ['coop-implemented-with-unsafe-none', 0],
    },
    ['coop-not-implemented', 0],
  );

const coep = (home: Home): Result =>
  word(
    home,
    'cross-origin-embedder-policy',
    {
      'require-corp': ['coep-implemented-with-require-corp', 10],
      credentialless: ['coep-implemented-with-credentialless', 10],
      'unsafe-none': ['coep-implemented-with-unsafe-none', 0],
    },
    ['coep-not-implemented', 0],
  );

const typeOptions = (home: Home): Result =>
  word(home, 'x-content-type-options', {nosniff: ['x-content-type-options-nosniff', 0]}, [
    'x-content-type-options-not-implemented',
    -5,
  ]);

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function referrerPolicy(home: Home): Result {
  const value = headerOf(home, 'referrer-policy');
  if (value === undefined) {
    return ['referrer-policy-not-implemented', 0];
  }
  const last = value
    .split(',')
    .map((one) => one.trim())
    .findLast((one) => [...PRIVATE, ...UNSAFE].includes(one));
  if (last === undefined) {
    return ['referrer-policy-header-invalid', -5];
  }
  return PRIVATE.includes(last) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function frameOptions(home: Home): Result {
  if (ofHeader(home).some((policy) => policy.has('frame-ancestors'))) {
    return ['x-frame-options-implemented-via-csp', 5];
  }
  return word(
    home,
    'x-frame-options',
    {
      deny: ['x-frame-options-sameorigin-or-deny', 5],
      sameorigin: ['x-frame-options-sameorigin-or-deny', 5],
    },
    ['x-frame-options-not-implemented', -20],
  );
}

function sharing(home: Home): Result {
  const isOpen =
    headerOf(home, 'access-control-allow-origin') !== undefined &&
    headerOf(home, 'access-control-allow-credentials') === 'true';
  return isOpen
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-not-implemented', 0];
}

const cookies = (home: Home): Result =>
  headerOf(home, 'set-cookie') === undefined
    ? ['cookies-not-found', 0]
    : ['cookies-without-secure-flag', -20];

function subresourceIntegrity({html}: Home): Result {
  const sources = [...tagsOf(html)]
    .filter(({name}) => name === 'script')
    .flatMap((tag) => attributeOf(tag, 'src') ?? []);
  return sources.some((source) => /^(https?:)?\/\//.test(source))
    ? ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

const TESTS: Readonly<Record<string, (home: Home) => Result>> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-embedder-policy': coep,
  'cross-origin-opener-policy': coop,
  'cross-origin-resource-policy': corp,
  'cross-origin-resource-sharing': sharing,
  'referrer-policy': referrerPolicy,
  'strict-transport-security': strictTransportSecurity,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': typeOptions,
  'x-frame-options': frameOptions,
};

/** One for each five of a score. */
const GRADES = [
  ...['F', 'F', 'F', 'F', 'F', 'D-', 'D', 'D', 'D+', 'C-', 'C'],
  ...['C', 'C+', 'B-', 'B', 'B', 'B+', 'A-', 'A', 'A', 'A+'],
];
/** Below it, nothing is added for what is more than has to be. */
const EXTRA = 90;

/** A host's grade, and the result of each test. */
export function grade(home: Home): {
  grade: string;
  score: number;
  results: Record<string, Result>;
} {
  const results = Object.fromEntries(
    Object.entries(TESTS).map(([name, run]) => [name, run(home)] as const),
  );
  const sum = (fits: (modifier: number) => boolean): number =>
    Object.values(results)
      .map(([, modifier]) => modifier)
      .filter(fits)
      .reduce((total, one) => total + one, 0);
  const base = 100 + sum((modifier) => modifier < 0);
  const score = base >= EXTRA ? base + sum((modifier) => modifier > 0) : base;
  return {grade: GRADES[Math.floor(Math.min(Math.max(score, 0), 100) / 5)], score, results};
}
