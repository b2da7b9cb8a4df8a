import {SENT} from './allowed';
import {missingText} from './mit';
import type {Package} from './packages';

const RULE = '-'.repeat(80);

const nameOf = ({name, version}: Package): string => `${name} ${version}`;

/**
 * `third-party-licenses.txt`: every package once, by name; those of one text share it. The same packages
 * make the same file, in whichever order they come.
 *
 * @param head what is said first
 * @throws Error naming each package that says no licence, one that is not in SENT, or has no text
 */
export function licencesFile(head: string, packages: readonly Package[]): string {
  const sorted = [...new Map(packages.map((one) => [nameOf(one), one])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => ({...one, text: one.text ?? missingText(one.name)}));
  const faults = sorted.flatMap((one) => [
    ...(SENT.includes(one.licence ?? '')
      ? []
      : [
          `${nameOf(one)} is under ${one.licence ?? 'no licence that it names'}, which may not be distributed to readers`,
        ]),
    ...(one.text ? [] : [`${nameOf(one)} comes without the text of its licence`]),
  ]);
  if (faults.length > 0) {
    throw new Error(
      `${faults.join('.\n')}.\nLeave such a package out, or read its licence and name it in the package licences.`,
    );
  }
  const groups = new Map<string, Package[]>();
  for (const one of sorted) {
    const key = `${one.licence}\n${one.text}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const chapters = [...groups.values()].map(
    (group) =>
      `${RULE}\n${group.map(nameOf).join('\n')}\n${group[0].licence}\n${RULE}\n\n${group[0].text}\n`,
  );
  return [head, ...chapters].join('\n');
}
