/** Takes jobs as JSON, a list of `[kind, input]`, and tells their results or what is wrong with them; see ./results. */
import {readFileSync} from 'node:fs';
import {JOBS} from './engine';
import type {Job, Outcome} from './results';

const run = ([kind, input]: Job): Outcome => {
  try {
    return {result: (JOBS[kind] as (input: unknown) => unknown)(input)};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
};

const jobs = JSON.parse(readFileSync(0, 'utf8')) as Job[];
process.stdout.write(JSON.stringify(jobs.map(run)));
