/** The project that readers of the playground download, run by the site's own Kotlin. */
import path from 'node:path';
import {devicesOf, type FigureData, layoutOf} from '@collektive/playground/figure';
import {prepare} from '@collektive/playground';
import {type ProjectFile, projectOf} from '@collektive/playground/project';
import {readTree} from '@collektive/samples';
import {expect, test} from 'vitest';
import {writtenFigures} from '../../markdown/play/written';
import {playgroundFiles, projectFiles} from '../../markdown/starter/files';
import {FORMS} from '../../markdown/starter/forms';
import {ROOT} from './files';

const OPTIONS = {siteDir: ROOT};
const [FORM] = FORMS;
const BASE = playgroundFiles(OPTIONS, FORM);

/** Those of the playground's page. */
const FIGURES = writtenFigures(ROOT, readTree(path.join(ROOT, 'samples'))).filter(
  ({page}) => page === 'src/pages/playground.mdx',
);
const arranged = (data: FigureData, cuts: [number, number][] = []) => ({
  ...{devices: devicesOf(data), cuts},
  range: layoutOf(data.network).range,
});
/** In a package: of files without one the site's own Kotlin finds no others. */
const packaged = (text: string): string =>
  text.startsWith('package') ? text : `package own\n${text}`;
function projectFor(data: FigureData, cuts?: [number, number][]): ProjectFile[] {
  const [{program}] = data.programs;
  const {name, text} = program.file;
  return projectOf(BASE, {...program, file: {name, text: packaged(text)}}, arranged(data, cuts));
}

/** What a project prints, or what is wrong with it. */
function printed(files: readonly ProjectFile[]): string {
  const sources = files
    .filter(({path: file}) => file.endsWith('.kt'))
    .map(({path: name, text}) => ({name, text}));
  const main = sources.find(({name}) => name === 'src/main/kotlin/Main.kt')!;
  const program = prepare(main, sources);
  const errors = program.messages.filter(({severity}) => severity === 'error');
  if (errors.length > 0) {
    return errors.map(({position, message}) => `${position.file}: ${message}`).join('\n');
  }
  let output = '';
  const outcome = program.run('main', (part) => (output += part));
  return outcome.ended === 'well' ? output : `${output}${outcome.message}`;
}

test('F20 a project has the builds of the one to download, and all that its README names', () => {
  const files = projectFor(FIGURES[0].data);
  const theirs = new Map(projectFiles(OPTIONS, FORM).map((one) => [one.path, one.text]));
  for (const name of ['.gitignore', ...Object.keys(FORM.builds)]) {
    expect(files).toContainEqual({path: name, text: theirs.get(name)});
  }
  const readme = files.find(({path: name}) => name === 'README.md')!.text;
  expect(readme).not.toMatch(/\{\w+\}/);
  for (const [, name] of readme.matchAll(/`([\w.]+)`(?=[:,] )/g)) {
    const isThere = files.some((one) => one.path.startsWith(`src/main/kotlin/${name}`));
    expect(isThere || name === 'Act', name).toBe(true);
  }
});

test.each(FIGURES.map(({data}) => [data.name, data] as const))(
  'the project of %s runs all devices, a line for each round',
  (_, data) => {
    const rows = printed(projectFor(data)).trimEnd().split('\n');
    expect(rows).toHaveLength(20);
    rows.forEach((row, index) => expect(row).toMatch(new RegExp(`^round ${index + 1}: \\[.*\\]$`)));
  },
);

test('links that were cut are not there, and a program of its own package is found', () => {
  const text = `package a.b

import it.unibo.collektive.aggregate.api.Aggregate
import it.unibo.collektive.stdlib.spreading.distanceTo
import playground.Device

fun main() = Unit
fun Aggregate<Int>.program(device: Device) = distanceTo(device.source)
`;
  const data: FigureData = {
    ...FIGURES[0].data,
    ...{network: 'line 4', sources: [0]},
    programs: [{calls: '', label: '', program: {file: {name: 'Own.kt', text}, helpers: []}}],
  };
  expect(printed(projectFor(data))).toMatch(/^round 20: \[0\.0, 1\.0, 2\.0, 3\.0\]$/m);
  expect(printed(projectFor(data, [[2, 1]]))).toMatch(
    /^round 20: \[0\.0, 1\.0, Infinity, Infinity\]$/m,
  );
});
