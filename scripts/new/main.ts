/**
 * Starts a page, a post, a sample or a picture with all that its schema asks for.
 *
 *   npm run new:doc -- how-to/measure-a-network "Measure a network"
 *   npm run new:post -- rounds-in-practice "Rounds in practice" [AUTHOR] [TAG]
 *   npm run new:sample -- basics/CrowdSize
 *   npm run new:picture -- team-size
 *
 * A file that is there is never written over.
 */
import {newDoc} from './doc';
import {newPicture} from './picture';
import {carryOut, NewError, type Plan} from './plan';
import {newPost} from './post';
import {newSample} from './sample';

const ROOT = '.';
const KINDS: Record<string, (args: string[]) => Plan | Promise<Plan>> = {
  doc: (args) => newDoc(ROOT, args),
  post: (args) => newPost(ROOT, args, new Date().toISOString().slice(0, 10)),
  sample: (args) => newSample(ROOT, args),
  picture: (args) => newPicture(ROOT, args),
};

async function main([kind = '', ...args]: string[]): Promise<void> {
  const plan = await KINDS[kind]?.(args);
  if (!plan) {
    throw new NewError(`There is no new:${kind}. There are: ${Object.keys(KINDS).join(', ')}`);
  }
  console.log(carryOut(ROOT, plan).join('\n'));
  console.log(`\nNext:\n${plan.next.map((step, i) => `${i + 1}. ${step}`).join('\n')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof NewError ? `${error.message}.` : error);
  process.exitCode = 1;
});
