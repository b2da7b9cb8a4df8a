/**
 * Runs everything that a machine can check; `npm test`. A stage that fails does not stop the next ones; the exit
 * code tells. The last line sums up.
 *
 *   npm test                   all stages of stages.ts
 *   npm test -- STAGE...       just those named, e.g. `npm test -- browser`, without those they need
 */
import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {closingLine, failedLines, resultsOf, type Result} from './results';
import {BUILDS, STAGES, type Stage} from './stages';

/** Runs a stage; one of several at a time is heard when it ends, so that no two talk at once. */
async function run({name, command, env}: Stage, isAlone: boolean): Promise<boolean> {
  const title = `\n▸ ${name}: ${command}\n\n`;
  const from = performance.now();
  if (isAlone) {
    process.stdout.write(title);
  }
  const child = spawn(command, {
    shell: true,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  const output: Uint8Array[] = [Buffer.from(title)];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const passed = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
  if (!isAlone) {
    process.stdout.write(Buffer.concat(output));
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.log(`\n${passed ? 'ok' : 'FAILED'}  ${name}  ${seconds} s`);
  return passed;
}

/** How the tests of a stage went; a stage without tests of its own counts as one. */
function resultsOfStage(name: string, passed: boolean): Result[] {
  const own = resultsOf(name);
  // So does one that failed although its tests did not, for example at an error between them.
  return own.length === 0 || (!passed && own.every(({state}) => state !== 'failed'))
    ? [...own, {title: name, state: passed ? 'passed' : 'failed'}]
    : own;
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = STAGES.flat().map(({name}) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(', ')}. Stages: ${names.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  if (wanted.length === 0) {
    // What an earlier run left behind must not count for this one.
    for (const folder of ['test-results', ...BUILDS]) {
      rmSync(folder, {recursive: true, force: true});
    }
  }
  mkdirSync('test-results', {recursive: true});
  const results: Result[] = [];
  for (const group of STAGES) {
    const stages = group.filter(({name}) => wanted.length === 0 || wanted.includes(name));
    const passed = await Promise.all(stages.map((stage) => run(stage, stages.length === 1)));
    results.push(...stages.flatMap(({name}, i) => resultsOfStage(name, passed[i])));
  }
  console.log(['', ...failedLines(results), closingLine(results)].join('\n'));
  process.exitCode = results.some(({state}) => state === 'failed') ? 1 : 0;
}

void main();
