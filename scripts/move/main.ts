/**
 * Moves a page of documentation to another place, or removes it, with all that names it: links, the sidebar, claims,
 * judged queries, tests, and a redirect of its old address.
 *
 *   npm run move:doc -- how-to/measure-a-network how-to/count-a-network
 *   npm run remove:doc -- how-to/measure-a-network [how-to/count-a-network]
 *
 * `--dry-run` prints what would change, and changes nothing.
 */
import path from 'node:path';
import * as prettier from 'prettier';
import {carryOut, formatted, linesOf, NewError, type Plan} from '../new/plan';
import {planMove, planRemove} from './plan';
import {readTree} from './tree';

const ROOT = '.';
const KINDS = {move: planMove, remove: planRemove};

/** Edits as `npm run fix` would leave them. */
async function tidy(edits: Record<string, string>): Promise<Record<string, string>> {
  const ignorePath = path.join(ROOT, '.prettierignore');
  const tidied = Object.entries(edits).map(async ([file, text]) => {
    const {ignored, inferredParser} = await prettier.getFileInfo(file, {ignorePath});
    return [file, ignored || !inferredParser ? text : await formatted(ROOT, file, text)] as const;
  });
  return Object.fromEntries(await Promise.all(tidied));
}

async function main([kind = '', ...args]: string[]): Promise<void> {
  if (kind !== 'move' && kind !== 'remove') {
    throw new NewError(`There is no ${kind}:doc. There are: ${Object.keys(KINDS).join(', ')}`);
  }
  const isTrial = args.includes('--dry-run');
  const places = args.filter((arg) => !arg.startsWith('--'));
  const planned = KINDS[kind](readTree(ROOT), places);
  const plan: Plan = {...planned, edits: await tidy(planned.edits ?? {})};
  console.log((isTrial ? linesOf(plan) : carryOut(ROOT, plan)).join('\n'));
  console.log(
    isTrial
      ? '\nNothing was changed.'
      : `\nNext:\n${plan.next.map((step, i) => `${i + 1}. ${step}`).join('\n')}`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof NewError ? `${error.message}.` : error);
  process.exitCode = 1;
});
