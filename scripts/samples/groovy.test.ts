import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {faultsIn, groovyBuilds} from './groovy';

test('every build file in Groovy is compiled, with the lines of its page', () => {
  const builds = groovyBuilds();
  expect(builds.map(({file}) => file)).toContain('samples/starter/jvm/build.gradle');
  for (const {file, text} of builds) {
    const page = readFileSync(file, 'utf8').split('\n');
    text.split('\n').forEach((line, index) => expect(['', page[index]]).toContain(line));
  }
});

test('a fault names the page and its line', () => {
  const printed = `startup failed:
/somewhere/build1.groovy: 4: Unexpected character: '\\'' @ line 4, column 18.
    id 'a version 'b'

1 error`;
  const builds = [
    {file: 'docs/a.mdx', text: ''},
    {file: 'docs/b.mdx', text: ''},
  ];
  expect(faultsIn(printed, builds)).toEqual([
    "docs/b.mdx:4: Groovy says: Unexpected character: '\\''",
  ]);
  expect(faultsIn('BUILD FAILURE', builds)).toEqual([]);
});
