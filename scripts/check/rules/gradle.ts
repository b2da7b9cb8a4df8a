/** Build files of Gradle: beside one in Kotlin stands the same one in Groovy, as readers have either. */
import type {Fault} from './text';
import type {Fence, Source} from './source';

const KOTLIN = /title="build\.gradle\.kts"/;
const GROOVY = /title="build\.gradle"/;

/**
 * The words of a build file, in order: ids of plugins, coordinates, versions, names. What Kotlin shortens is
 * written out.
 */
export const wordsOf = (build: string): string[] =>
  [
    ...build
      .replace(/\bkotlin\("([^"]+)"\) version/g, '"org.jetbrains.kotlin.$1" version')
      .replace(/\bkotlin\(["']([^"']+)["']\)/g, '"org.jetbrains.kotlin:kotlin-$1"')
      .replace(/^ +application$/m, '"application"')
      .matchAll(/"([^"]*)"|'([^']*)'|\b(\d+)\b/g),
  ].map(([, double, single, number]) => double ?? single ?? number);

const isTwin = (kotlin: Fence, groovy: Fence): boolean =>
  wordsOf(kotlin.body.join('\n')).join('\n') === wordsOf(groovy.body.join('\n')).join('\n');

const fault = ({line}: Fence, message: string): Fault => ({line, rule: 'gradle', message});

/** Of files that are typed into pages; those of the project to download are compared by the test of content/starter. */
export function gradleFaults({fences}: Source): Fault[] {
  return fences.flatMap((fence, at) => {
    const [before, after] = [fences[at - 1], fences[at + 1]];
    if (KOTLIN.test(fence.meta)) {
      if (!after || !GROOVY.test(after.meta)) {
        return [
          fault(
            fence,
            'Some readers write their build in Groovy. Put the same as ```groovy title="build.gradle" beside it, both in <Tabs groupId="gradle">',
          ),
        ];
      }
      return isTwin(fence, after)
        ? []
        : [
            fault(
              after,
              'This does not name the plugins, artifacts and versions of the Kotlin before it, in the same order',
            ),
          ];
    }
    return GROOVY.test(fence.meta) && !(before && KOTLIN.test(before.meta))
      ? [fault(fence, 'Put the same in Kotlin before it: ```kotlin title="build.gradle.kts"')]
      : [];
  });
}
