/** A new post of the blog. */
import {checkKebab, NewError, readText, yaml, type Plan} from './plan';

const USAGE =
  'npm run new:post -- SLUG "TITLE" [AUTHOR] [TAG], such as rounds-in-practice "Rounds in practice" docs hello';

/** The keys of a list in YAML, in their order. */
const keysOf = (text: string): string[] => [...text.matchAll(/^([\w-]+):/gm)].map(([, key]) => key);

/** The wanted key of a file, the first one unless wanted. */
function choose(root: string, file: string, wanted?: string): string {
  const keys = keysOf(readText(root, file));
  const chosen = wanted ?? keys[0];
  if (!keys.includes(chosen)) {
    throw new NewError(
      `${file} has no "${chosen}". There are: ${keys.join(', ')}; others are added there`,
    );
  }
  return chosen;
}

/**
 * @param root the project's folder
 * @param args slug, title, author and tag, as they were typed
 * @param today as `2026-01-31`
 * @throws {NewError} when one of them is missing or wrong
 */
export function newPost(root: string, args: string[], today: string): Plan {
  const [slug = '', title = '', author, tag] = args;
  if (!slug || !title) {
    throw new NewError(`A post needs a slug and a title: ${USAGE}`);
  }
  checkKebab('post', slug);
  if (title.length > 70) {
    throw new NewError(`The title has ${title.length} characters. Shorten it to at most 70`);
  }
  const file = `blog/${today}-${slug}.mdx`;
  return {
    files: {
      [file]: `---
slug: ${slug}
title: ${yaml(title)}
description: 'TODO: say in a sentence or two what a reader gets from this post.'
authors: [${choose(root, 'blog/authors.yml', author)}]
tags: [${choose(root, 'blog/tags.yml', tag)}]
---

TODO: the first paragraph, which lists of posts show.

{/* truncate */}

## TODO: the first part

TODO: the rest.
`,
    },
    next: [
      `Write ${file}, and choose its authors and tags: npm start shows it`,
      'npm run check:prose names each TODO that is left',
    ],
  };
}
