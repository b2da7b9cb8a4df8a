import versions from '../../samples/versions.json';
import {NEEDS} from './compatibility';

/** The versions that pages, samples and stamps speak of; what goes with them is in compatibility.ts. */
export const COLLEKTIVE_VERSION = versions.collektive;
export const KOTLIN_VERSION = versions.kotlin;
export const KOTLIN_TARGETS = 19;

/** What authors may write as `{name}` in prose, code and frontmatter. */
export const PLACEHOLDERS = {
  collektive: COLLEKTIVE_VERSION,
  kotlin: KOTLIN_VERSION,
  targets: String(KOTLIN_TARGETS),
  ...NEEDS,
} as const;

const PLACEHOLDER = new RegExp(`(?<!\\$)\\{(${Object.keys(PLACEHOLDERS).join('|')})\\}`, 'g');

/** Fills `{collektive}` and the other names into a text. */
export const fillVersions = (words: string): string =>
  words.replace(PLACEHOLDER, (_, name: keyof typeof PLACEHOLDERS) => PLACEHOLDERS[name]);
