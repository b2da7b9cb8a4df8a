/**
 * Every `Main.kt` of the tutorials, as their pages show it, in the project to download: run here by what
 * pages run samples with. `npm run samples` does the same with the library.
 */
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {projectFiles} from '../../content/starter/files';
import {FORMS} from '../../content/starter/forms';
import {TYPED_TUTORIALS} from '../../content/starter/tutorials';
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

describe('a page that was changed', () => {
  const PAGE = TYPED_TUTORIALS.find((page) => page.includes('basic-usage'))!;
  let site = '';
  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), 'tutorials-'));
    for (const folder of ['samples', 'docs']) {
      cpSync(path.join(ROOT, folder), path.join(site, folder), {
        recursive: true,
        filter: (file) => !file.endsWith(`${path.sep}target`),
      });
    }
  });
  afterAll(() => rmSync(site, {recursive: true}));

  /** The programs of the page with a change to the fence of an output. */
  function changed(from: string, to: string): Program[] {
    const text = readFileSync(path.join(ROOT, PAGE), 'utf8');
    expect(text).toContain(from);
    writeFileSync(path.join(site, PAGE), text.replace(from, to));
    return typedPrograms(site, MAIN).filter(({place}) => place.startsWith(`${PAGE}:`));
  }

  test('F16 so that a block is run by other lines prints something else', () => {
    const wrong = changed(
      'sample=State.kt#blink+blink-run output=blink',
      'sample=State.kt#blink+rounds-run output=blink because="they look alike"',
    ).filter((program) => printed(program) !== program.output.replaceAll(DIGEST, ''));
    expect(wrong).toHaveLength(1);
    expect(wrong[0].main).toContain('rounds()');
  });

  test('F16 so that nothing runs a block is refused, with its line', () => {
    expect(() =>
      changed(
        'sample=Gradient.kt#gradient+hops output=hops',
        'sample=MovedSource.kt#moved output=moved\n```\n\n```kotlin sample=RoundsUntilRight.kt output=recoveries because="for once"',
      ),
    ).toThrow(/basic-usage\.mdx:\d+:\d+: nothing shows how "recoveries" is run\. Mark these lines/);
  });
});
