/** Starts one.ts for an engine. */
import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {TMP} from './bundle';
import type {Built, Measured} from './one';

/** Longest wait for one engine to build, or to be measured, in seconds. */
const PATIENCE = 300;

/** An engine, one of its settings, and the site it is asked about. */
export interface Run {
  engine: string;
  variant: string;
  /** File of the site's rows. */
  corpus: string;
  sections: number;
}

/** Rejects with the reason why there is no result. */
async function inProcess(task: 'build' | 'measure', run: Run): Promise<unknown> {
  const {engine, variant, corpus, sections} = run;
  const folder = join(TMP, 'engines', `${engine}-${variant}-${sections}`.replace(/[^\w-]/g, '_'));
  const node = [...process.execArgv, '--expose-gc', '--no-warnings', '--max-old-space-size=4096'];
  try {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [...node, 'bench/search/one.ts', task, engine, variant, corpus, folder],
      {timeout: PATIENCE * 1000, maxBuffer: 2 ** 26, killSignal: 'SIGKILL'},
    );
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    const {killed, stderr = ''} = error as {killed?: boolean; stderr?: string};
    const verb = task === 'build' ? 'build its index' : 'answer all queries';
    const said = stderr.split('\n').find((line) => /Error:|heap/.test(line)) ?? stderr;
    throw new Error(
      killed
        ? `took more than ${PATIENCE} s to ${verb}`
        : `could not ${verb}: ${said.slice(0, 160)}`,
      {cause: error},
    );
  }
}

/** Builds and measures an engine, each in a process of its own. */
export async function measureEngine(run: Run): Promise<{built: Built; measured: Measured}> {
  const built = (await inProcess('build', run)) as Built;
  const measured = (await inProcess('measure', run)) as Measured;
  console.log(`${run.engine} (${run.variant}), ${run.sections} sections: done`);
  return {built, measured};
}
