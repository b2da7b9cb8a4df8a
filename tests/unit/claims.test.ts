/**
 * What pages say of behaviour stands in tests/claims.json: the sentence, and the recorded run that
 * shows it. A claim about every network was run on those of `everywhere`, in each of its orders; any
 * other names its network in the section in which it stands.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import claimed from '../claims.json';
import {ROOT} from './files';

const EVERYWHERE = 'everywhere';

interface Claim {
  page: string;
  /** The words that claim it, as the page's source has them. */
  sentence: string;
  /** Name of the record, and of the output in it. */
  record: string;
  output: string;
  /** `everywhere`, or the words by which the section names the network. */
  where: string;
}

interface RecordedRuns {
  outputs: Record<string, string>;
}

const claims: Claim[] = claimed.claims;
const {networks, orders} = claimed.everywhere;
const source = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');

const RECORDS = path.join(ROOT, 'samples/recorded');

function outputsOf(record: string): RecordedRuns['outputs'] {
  const file = path.join(RECORDS, `${record}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedRuns).outputs : {};
}

const recorded = ({record, output}: Claim): string | undefined => outputsOf(record)[output];

/** The part of a page between the headings of the second level around a sentence. */
function sectionWith(text: string, sentence: string): string {
  const at = text.indexOf(sentence);
  const end = text.indexOf('\n## ', at);
  return text.slice(Math.max(0, text.lastIndexOf('\n## ', at)), end === -1 ? text.length : end);
}

describe.each(claims.map((claim) => [`${claim.page}: ${claim.sentence}`, claim] as const))(
  '%s',
  (_, claim) => {
    test('stands on the page', () => {
      expect(source(claim.page), 'mend tests/claims.json with the page').toContain(claim.sentence);
    });

    test('is shown by a recorded run', () => {
      const output = recorded(claim);
      expect(output, `samples/recorded/${claim.record}.json: ${claim.output}`).toBeTruthy();
      if (claim.where !== EVERYWHERE) {
        expect(sectionWith(source(claim.page), claim.sentence)).toContain(claim.where);
        return;
      }
      for (const network of networks) {
        const lines = output!.split('\n').filter((line) => line.startsWith(`${network}: `));
        expect(lines.length, network).toBeGreaterThan(0);
        lines.forEach((line) => orders.forEach((order) => expect(line).toContain(order)));
      }
    });
  },
);

test('a claim about every network was run on a line, a grid and others', () => {
  expect(networks.length).toBeGreaterThanOrEqual(3);
  expect(networks.join()).toMatch(/line.*grid.*all linked.*scattered/);
  expect(orders.length).toBeGreaterThanOrEqual(2);
});

test('a claim that is removed is missed by the run that was made for it', () => {
  const made = readdirSync(RECORDS)
    .filter((file) => file.endsWith('Claims.json'))
    .flatMap((file) => {
      const record = path.basename(file, '.json');
      return Object.keys(outputsOf(record)).map((output) => `${record}#${output}`);
    });
  const used = new Set(claims.map(({record, output}) => `${record}#${output}`));
  expect(made.length).toBeGreaterThan(50);
  expect(made.filter((run) => !used.has(run))).toEqual([]);
});
