/** The kinds of page that an author writes. */
export type Kind =
  | 'introduction'
  | 'tutorial'
  | 'explanation'
  | 'how-to'
  | 'showcase'
  | 'reference'
  | 'post'
  | 'page';

/** Kind by folder, first match first; what is left of docs/ is reference. */
const FOLDERS: [folder: RegExp, kind: Kind][] = [
  [/^docs\/(introduction\/|intro\.mdx?$)/, 'introduction'],
  [/^docs\/tutorials\//, 'tutorial'],
  [/^docs\/explanation\//, 'explanation'],
  [/^docs\/how-to\//, 'how-to'],
  [/^docs\/showcase\//, 'showcase'],
  [/^docs\//, 'reference'],
  [/^blog\//, 'post'],
  [/^src\/pages\//, 'page'],
];

/**
 * @param file path from the site's folder, with slashes
 * @returns `undefined` for partials (`_name.mdx`) and for files outside of the folders of pages
 */
export function kindOf(file: string): Kind | undefined {
  return /(^|\/)_/.test(file) ? undefined : FOLDERS.find(([folder]) => folder.test(file))?.[1];
}

/** What a page of each kind has to bring along: boxes of content/remark/envelope. */
export const REQUIRED_PARTS: Partial<Record<Kind, readonly string[]>> = {
  introduction: ['NextSteps'],
  tutorial: ['Learn', 'Prerequisites', 'Recap', 'NextSteps'],
  explanation: ['NextSteps'],
  'how-to': ['NextSteps'],
  showcase: ['NextSteps'],
};
