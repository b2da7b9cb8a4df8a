/** The project to download: its files, and that pages, README and build files say the same of it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from '@collektive/kotlin';
import type {ProjectFile} from '@collektive/playground/project';
import {filesBeside, projectFiles} from './files';
import {FORMS, type Form} from './forms';

const ROOT = path.join(__dirname, '../..');
const filesOf = (form: Form): ProjectFile[] => projectFiles({siteDir: ROOT}, form);
const textOf = (form: Form, file: string): string =>
  filesOf(form).find(({path: name}) => name === file)!.text;
const page = readFileSync(path.join(ROOT, 'docs/tutorials/gettingstarted.mdx'), 'utf8');
/** The words of a build file in order, what Kotlin shortens written out. */
const wordsOf = (build: string): string[] =>
  [
    ...build
      .replace(/\bkotlin\("([^"]+)"\) version/g, '"org.jetbrains.kotlin.$1" version')
      .replace(/\bkotlin\(["']([^"']+)["']\)/g, '"org.jetbrains.kotlin:kotlin-$1"')
      .replace(/^ +application$/m, '"application"')
      .matchAll(/"([^"]*)"|'([^']*)'|\b(\d+)\b/g),
  ].map(([, double, single, number]) => double ?? single ?? number);
const commands = ({runs, tests}: Form): string[] =>
  `${runs}\n${tests}`.split('\n').map((line) => line.replace(/ +#.*/, ''));

const kotlinOf = (form: Form): string[][] =>
  filesOf(form)
    .filter(({path: file}) => file.endsWith('.kt'))
    .map(({path: file, text}) => [path.posix.basename(file), text]);

describe.each(FORMS.map((form) => [form.id, form] as const))('the form %s', (_, form) => {
  test('has sources, a test, build files, a README and .gitignore', () => {
    const names = filesOf(form).map(({path: file}) => file);
    expect(names).toEqual(expect.arrayContaining(['.gitignore', 'README.md']));
    expect(names).toEqual(expect.arrayContaining(Object.keys(form.builds)));
    expect(names).toContain(`src/${form.main}/kotlin/Main.kt`);
    expect(names).toContain(`src/${form.test}/kotlin/ProgramTest.kt`);
    expect(names).toEqual([...names].sort());
  });

  test('leaves no name to be filled in', () => {
    for (const {path: file, text} of filesOf(form)) {
      expect(text.match(/(?<!\$)\{[a-z]+\}/g), file).toBeNull();
      expect(text.endsWith('\n') && !text.endsWith('\n\n'), `${file} ends with one line`).toBe(
        true,
      );
    }
  });

  test('has a README with its commands, what it prints, and every Kotlin file', () => {
    const readme = textOf(form, 'README.md');
    for (const words of [...commands(form), 'round 5: [0.0, 1.0, 2.0, 3.0, 4.0]']) {
      expect(readme).toContain(words);
    }
    kotlinOf(form).forEach(([name]) => expect(readme).toContain(`\`${name}\``));
  });

  test('is offered with its commands', () => {
    const tab = page.slice(
      page.indexOf(`<TabItem value="${form.id}" label="${form.label}"`),
      page.indexOf('</TabItem>', page.indexOf(`<TabItem value="${form.id}"`)),
    );
    expect(tab).toContain(`<Starter form="${form.id}" />`);
    commands(form).forEach((command) => expect(tab).toContain(command));
  });

  test('holds the same Kotlin as the others, in no package, and none of the samples', () => {
    expect(kotlinOf(form)).toEqual(kotlinOf(FORMS[0]));
    for (const [name, text] of kotlinOf(form)) {
      expect(
        text.match(/^package .*|^import (?!kotlin\.|it\.unibo\.).*|#region/gm),
        name,
      ).toBeNull();
      expect(() => parse({name, text, base: 0}), name).not.toThrow();
    }
  });

  test('has Gradle scripts that are Kotlin', () => {
    const scripts = Object.keys(form.builds).filter((file) => file.endsWith('.kts'));
    expect(scripts.length).toBe(form.id === 'maven' ? 0 : 2);
    for (const name of scripts) {
      const lines = textOf(form, name).split('\n');
      const isImport = (line: string): boolean => line.startsWith('import ');
      const text = `${lines.filter(isImport).join('\n')}\nfun build() {\n${lines.filter((line) => !isImport(line)).join('\n')}\n}\n`;
      expect(() => parse({name, text, base: 0}), name).not.toThrow();
    }
  });

  test('is shown in Groovy, too, with the same plugins and artifacts, which its archive leaves out', () => {
    for (const {path: file, text} of filesBeside({siteDir: ROOT}, form)) {
      expect(wordsOf(text)).toEqual(wordsOf(textOf(form, `${file}.kts`)));
      expect(filesOf(form).map(({path: name}) => name)).not.toContain(file);
    }
    expect(Object.keys(form.beside).map((file) => `${file}.kts`)).toEqual(
      Object.keys(form.builds).filter((file) => file === 'build.gradle.kts'),
    );
  });
});
