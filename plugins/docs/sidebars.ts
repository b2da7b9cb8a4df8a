import {didYouMean} from '@collektive/problems';

/**
 * A sentence for each document that sidebars name and nobody has written, with file, line and column.
 * @param message what the framework says of them
 * @param file where the sidebars are written, as messages name it
 * @param source what stands there
 */
export function lostDocuments(message: string, file: string, source: string): string[] {
  const lists =
    /ids do not exist:\n((?:- .*\n)+)\nAvailable document ids are:\n((?:- .*\n?)+)/.exec(message);
  const [lost, known] = (lists?.slice(1) ?? ['', '']).map((list) =>
    list
      .split('\n')
      .filter(Boolean)
      .map((row) => row.replace(/^- /, '')),
  );
  return lost.map((id) => {
    const at = Math.max(0, ...["'", '"', '`'].map((quote) => source.indexOf(quote + id + quote)));
    const before = source.slice(0, at).split('\n');
    return `${file}:${before.length}:${before.at(-1)!.length + 1}: no document has the id "${id}".${didYouMean(id, known)} Correct it, take it out, or write docs/${id}.mdx.`;
  });
}
