/**
 * The static checks of the whole project, side by side; `npm run check`.
 *
 *   npm run check                 all of them
 *   npm run check:prose           those of words: spelling, format, rules for pages, records of samples
 *   npm run check -- NAME...      just those named, e.g. `npm run check -- lint types`
 *
 * ESLint, Prettier, cspell and TypeScript remember files that were right below node_modules/.cache.
 */
import {availableParallelism} from 'node:os';
import {outcomeLine, runTasks, type Task} from '@collektive/tasks';

/** Scripts of package.json that start with `check:`; those that take longest first. */
const CHECKS = [
  ...['lint', 'types', 'borders', 'style', 'format', 'spell'],
  ...['upstream', 'lock', 'licences', 'samples', 'words'],
];

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !CHECKS.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}. Checks: ${CHECKS.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const tasks = CHECKS.filter((name) => wanted.length === 0 || wanted.includes(name)).map(
    (name): Task => ({name, command: ['npm', 'run', '--silent', `check:${name}`]}),
  );
  const outcomes = await runTasks(tasks, availableParallelism());
  console.log(`\n${outcomes.map((outcome) => outcomeLine(outcome)).join('\n')}`);
  process.exitCode = outcomes.every(({passed}) => passed) ? 0 : 1;
}

void main();
