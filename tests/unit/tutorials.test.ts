/**
 * Every `Main.kt` of the tutorials, as their pages show it, in the project to download: run here by what
 * pages run samples with. `npm run samples` does the same with the library.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectFiles} from '../../markdown/starter/files';
import {FORMS} from '../../markdown/starter/forms';
import {TYPED_TUTORIALS} from '../../markdown/starter/tutorials';
import {prepare} from '@collektive/playground';
import {readSource} from '../../scripts/check/rules/source';
import {typedPrograms, type Program} from '../../scripts/samples/programs';
import {ROOT} from './files';

const sources = projectFiles({siteDir: ROOT}, FORMS[0])
  .filter(({path: file}) => file.startsWith('src/main/'))
  .map(({path: file, text}) => ({name: path.posix.basename(file), text}));
const MAIN = sources.find(({name}) => name === 'Main.kt')!.text;
/** Files of one program belong together by their package here. */
const inPackage = (text: string): string => `package project\n\n${text}`;
const others = sources
  .filter(({name}) => name !== 'Main.kt')
  .map(({name, text}) => ({name, text: inPackage(text)}));

/** A digest of the plugin's tokens, in the message of a clash. */
const DIGEST = /SerializablePath\(backend=[A-Za-z\d+/]{86}==\)/g;

/** What a program of a page prints in the project. */
function printed({main, plugin}: Program): string {
  const program = prepare({name: 'Main.kt', text: inPackage(main)}, others, {plugin});
  const errors = program.messages.filter(({severity}) => severity === 'error');
  let text = errors.map(({message}) => message).join('\n');
  if (errors.length === 0) {
    const outcome = program.run('main', (words) => {
      text += words;
    });
    text += outcome.ended === 'well' ? '' : `Exception in thread "main" ${outcome.message}`;
  }
  return text.trimEnd().replaceAll(DIGEST, '');
}

describe.each(TYPED_TUTORIALS)('%s', (page) => {
  const programs = typedPrograms(ROOT, MAIN).filter(({place}) => place.startsWith(`${page}:`));

  test('F16 every block with an output has its whole file', () => {
    const {fences} = readSource(page, readFileSync(path.join(ROOT, page), 'utf8'));
    const withOutput = fences.filter(({meta}) => /\brecorded=|\soutput\b/.test(meta));
    expect(withOutput.length).toBeGreaterThan(0);
    expect(programs.map(({place}) => place)).toEqual(withOutput.map(({line}) => `${page}:${line}`));
  });

  test.each(programs.map((program) => [program.place, program] as const))(
    'F16 %s prints what stands beneath it',
    (_, program) => expect(printed(program)).toBe(program.output.replaceAll(DIGEST, '')),
  );
});
