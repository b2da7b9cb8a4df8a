/**
 * Which documents a browser may fetch before a reader asks for them, in its own words: those behind links
 * that a pointer rests on. The content security policy knows these texts by hash.
 */
const rule = (action: 'prefetch' | 'prerender'): string =>
  JSON.stringify({
    [action]: [
      {
        where: {
          and: [
            {href_matches: '/*'},
            {not: {href_matches: '/*.*'}},
            {not: {selector_matches: '[role]'}},
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

export const SPECULATION = {prefetch: rule('prefetch'), prerender: rule('prerender')} as const;
