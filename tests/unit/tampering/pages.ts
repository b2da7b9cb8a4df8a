/** Ways to change what pages and files to download say of runs. */
import {change, type Kind} from './copy';

const BLOG = 'blog/2026-11-19-long-blog-post.mdx';
const MAVEN = 'docs/how-to/use-with-maven-or-no-build-tool.mdx';
const ALCHEMIST = 'docs/tutorials/collektive-and-alchemist.mdx';
const STARTER = 'samples/starter';

export const PAGES: readonly Kind[] = [
  {
    what: 'the output beneath a region',
    page: BLOG,
    tamper: () => change(BLOG, '#size', '#size output=bounded'),
    says: /"bounded" is recorded for another region than size/,
  },
  {
    what: 'an output that is not there',
    page: BLOG,
    tamper: () => change(BLOG, 'CutInTwo.kt#first-eight\n', 'CutInTwo.kt#first-nine\n'),
    says: /has no output "first-nine"/,
  },
  {
    what: 'a number in a table of a run',
    page: BLOG,
    tamper: () => change(BLOG, '| 16 | 19, 20, 21 |', '| 16 | 19, 20, 22 |'),
    says: /19, 20, 22, ∞, ∞, ∞: CutInTwo\.kt#rising and CutInTwo\.kt#distances says 19, 20, 21/,
  },
  {
    what: 'two numbers in a table of a run, swapped',
    page: 'docs/explanation/recovery.mdx',
    tamper: () => change('docs/explanation/recovery.mdx', '11 · 5 · 7', '5 · 11 · 7'),
    says: /RoundsUntilRight\.kt#recoveries says 7, 1, 5, 7, 7, 8, 11, 5, 7/,
  },
  {
    what: 'two columns in a table of a run, swapped',
    page: 'docs/explanation/recovery.mdx',
    tamper: () =>
      change('docs/explanation/recovery.mdx', 'line of 8 | ring of 8', 'ring of 8 | line of 8'),
    says: /the columns are ring of 8, line of 8/,
  },
  {
    what: 'a table of a run that names none',
    page: 'docs/explanation/recovery.mdx',
    tamper: () => change('docs/explanation/recovery.mdx', /\{\/\* figures: .*\n/, ''),
    says: /This table holds numbers\. Name the run/,
  },
  {
    what: 'a number in prose of a run',
    page: BLOG,
    tamper: () => change(BLOG, 'had reached 324', 'had reached 325'),
    says: /325: no line or column of CutInTwo\.kt#global and CutInTwo\.kt#left-alone has that/,
  },
  {
    what: 'a number in prose of a line, which stands in another line',
    page: BLOG,
    tamper: () => change(BLOG, 'there is an 11', 'there is a 6'),
    says: /6: no line or column of CutInTwo\.kt#first-eight:2 has that/,
  },
  {
    what: 'a line that an output does not have',
    page: BLOG,
    tamper: () => change(BLOG, '#first-eight:2', '#first-eight:9'),
    says: /CutInTwo\.kt#first-eight:9: the output has 8 lines/,
  },
  {
    what: 'a list in prose of a run, in another order',
    page: BLOG,
    tamper: () => change(BLOG, '9, 12, 15, 18', '9, 15, 12, 18'),
    says: /9, 15, 12, 18: no line or column/,
  },
  {
    what: 'an output typed into a page',
    page: BLOG,
    tamper: () =>
      change(BLOG, 'text recorded=CutInTwo.kt#election-global\n', 'text title="Output"\n5\n'),
    says: /What a program prints comes from its record/,
  },
  {
    what: 'the id of a plugin in a build file of a page',
    page: ALCHEMIST,
    tamper: () =>
      change(ALCHEMIST, 'collektive.collektive-plugin"', 'collektive.collective-plugin"'),
    says: /There is no plugin it\.unibo\.collektive\.collective-plugin/,
  },
  {
    what: 'a coordinate in a build file of the project to download',
    tamper: () =>
      change(`${STARTER}/jvm/build.gradle.kts`, ':collektive-stdlib:', ':collektive-lib:'),
    says: /starter\/jvm\/build\.gradle\.kts:\d+: There is no artifact it\.unibo\.collektive:collektive-lib/,
  },
  {
    what: 'a coordinate in a build file in Groovy',
    tamper: () => change(`${STARTER}/jvm/build.gradle`, ':collektive-dsl:', ':collektive-dls:'),
    says: /starter\/jvm\/build\.gradle:\d+: There is no artifact it\.unibo\.collektive:collektive-dls/,
  },
  {
    what: 'a version in a build file of the project to download',
    tamper: () =>
      change(`${STARTER}/multiplatform/build.gradle.kts`, 'stdlib:{collektive}', 'stdlib:28.3.1'),
    says: /multiplatform\/build\.gradle\.kts:\d+: The version of it\.unibo\.collektive:collektive-stdlib is \{collektive\}/,
  },
  {
    what: 'a coordinate in its Maven file',
    tamper: () =>
      change(
        `${STARTER}/maven/pom.xml`,
        '<artifactId>kotlin-test-junit5<',
        '<artifactId>kotlin-test-junit<',
      ),
    says: /pom\.xml:\d+: There is no artifact org\.jetbrains\.kotlin:kotlin-test-junit\b/,
  },
  {
    what: 'a version in its Maven file',
    tamper: () => change(`${STARTER}/maven/pom.xml`, '<version>3.5.3<', '<version>3.5.4<'),
    says: /The version of org\.apache\.maven\.plugins:maven-surefire-plugin is 3\.5\.3/,
  },
  {
    what: 'the option of a compiler plugin in a page',
    page: MAVEN,
    tamper: () =>
      change(
        MAVEN,
        /collektive\.collektive-compiler-plugin:/,
        'collektive.collektive-compile-plugin:',
      ),
    says: /There is no plugin it\.unibo\.collektive\.collektive-compile-plugin/,
  },
  {
    what: 'the name of a jar in a page',
    page: MAVEN,
    tamper: () =>
      change(MAVEN, 'collektive-dsl-jvm-{collektive}.jar', 'collektive-dsl-jvm-{kotlin}.jar'),
    says: /The version of it\.unibo\.collektive:collektive-dsl-jvm is \{collektive\}/,
  },
];
