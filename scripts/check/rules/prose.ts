/** Words and sentences that were decided against, in pages and in what the interface says. */
import type {Fault} from './text';
import type {Line, Source} from './source';

/** A phrase that reads as a translation, and what to write instead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bFor whom (?:it|this) is\b/i, 'who it is for'],
  [/\bin the form that you like\b/i, 'in whichever form you prefer'],
  [/\bin place of all that\b/i, 'replace the contents of …'],
  [/\bheld to the library\b/i, 'tested against the library'],
  [/\bpress on the network\b/i, 'tool, click'],
  [
    /(?<!there )\bis no (?:source|state|leader|device|key|number|page|list|label|option|tag|plain text)\b/i,
    'is not a …',
  ],
  [/\bDevice \S+ has come\b/i, 'was added'],
  [/\bForget it\b/, 'clear, remove'],
  [/\b(?:mend|mends|mended|mending)\b/i, 'fix, repair, restore'],
  [/\bsomething else than\b/i, 'something other than'],
  [/\bUnless something else is said\b/i, 'unless otherwise stated'],
  [/\bwhat came of it\b/i, 'the result'],
  [/\bis of no importance\b/i, 'does not matter'],
  [/\b(?:what|it|this|that|which) stands (?:in|on|at|there|before|after|beneath)\b/i, 'is'],
  [/\bdevices (?:stand|stood) in\b/i, 'form'],
  [/\bcome near\b/i, 'similar, close'],
  [/\bproblem of its own\b/i, 'internal problem'],
  [/\bturns? of (?:a|the|its|this) (?:loop|set)\b|\b(?:a key|name) for each turn\b/i, 'iteration'],
  [
    /\b(?:shortest|longest|shorter|longer|several) ways? (?:to|from|through|round|between)\b/i,
    'route',
  ],
  [/\b(?:network of|with) many ways\b/i, 'routes'],
  [/\bhops? far\b/i, 'reaches … hops'],
  [/\bsisters\b/i, 'relatives, variants'],
  [/\bin earnest\b/i, 'in a real program'],
  [/(?<!needs a )\bwithout a word\b/i, 'silently'],
  [/\banew\b/i, 'again'],
  [/\bsees? to it\b/i, 'makes sure, takes care of'],
  [/\bsigns? of life\b/i, 'token'],
  [/\bthe own (?:id|value|entry|one)\b/i, "the device's own …"],
  [/\b(?:bring|brings|brought|bringing) (?:\w+ ){0,3}along\b/i, 'pull in, come with'],
  [
    /\b(?:class|function|interface|object|paper|program|project)(?:s|es)? of (?:ours|yours|theirs)\b/i,
    'your own …',
  ],
  [/\b(?:has|have|had) to be put right\b/i, 'need fixing'],
  [/\bsame surroundings\b/i, 'same place, context'],
  [/\bmaster thesis\b/i, "master's thesis"],
  [/\bin the form it is\b|\bfrom there on\b/i, 'from then on'],
  [/\bpress(?:es)? (?:(?:a|another|the) )?device\b/i, 'click'],
  [/\bthose of the (?:neighbours|others|other kinds)\b/i, "the neighbours' …, the others"],
  [/\bthat one (?:writes|meets|needs|reads)\b/i, 'that you …'],
  [
    /\bKept is\b|\bSent is\b|\bShared is\b|\bNot generated are\b/,
    'This keeps …: the subject first',
  ],
  [/\bcalls? of `?(?:cycle|code|reversed)\b/i, 'call to'],
  [/\btell(?:s)? the same\b|\btell(?:s)? all neighbours the same\b/i, 'send the same value'],
];

/** Sentences have at most so many words; an allowance `long` says why one has more. */
const MOST_WORDS = 30;

/** @returns the phrase that a text has and should not, with what to write instead */
export function phraseIn(text: string): {phrase: string; instead: string} | undefined {
  for (const [pattern, instead] of PHRASES) {
    const found = pattern.exec(text);
    if (found) {
      return {phrase: found[0], instead};
    }
  }
  return undefined;
}

/** What a reader sees of a line: no comments, tags, anchors, addresses of links; code is one word. */
const shown = (text: string): string =>
  text
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\{#[\w-]+\}/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, 'code');

/** A line that begins a paragraph, an item, a row or a box of its own. */
const BEGINS = /^\s*(?:[-*|#]|\d+\.|:::|import |export |<|[\w-]+=["{])/;

/** Prose as paragraphs: lines that belong together are one. */
function paragraphsOf(lines: readonly Line[]): {line: number; text: string}[] {
  const paragraphs: {line: number; text: string}[] = [];
  let isOpen = false;
  for (const {text, number, prose} of lines) {
    if (!prose || text.trim() === '') {
      isOpen = false;
    } else if (isOpen && !BEGINS.test(text)) {
      paragraphs.at(-1)!.text += ` ${text.trim()}`;
    } else {
      paragraphs.push({line: number, text});
      isOpen = true;
    }
  }
  return paragraphs;
}

const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** @returns a fault for each phrase and each long sentence of a page's prose */
export function proseFaults({lines}: Pick<Source, 'lines'>): Fault[] {
  return paragraphsOf(lines).flatMap(({line, text}) => {
    const words = shown(text);
    const phrase = phraseIn(words);
    const isTable = /^\s*\|/.test(text);
    const long = isTable
      ? []
      : words.split(/(?<=[.!?:][*_)]*)\s+/).filter((one) => wordsIn(one) > MOST_WORDS);
    return [
      ...(phrase
        ? [
            {
              line,
              rule: 'phrase',
              message: `"${phrase.phrase}" reads as a translation. Write: ${phrase.instead}`,
            },
          ]
        : []),
      ...long.map((sentence) => ({
        line,
        rule: 'long',
        message: `A sentence of ${wordsIn(sentence)} words, "${sentence.trim().slice(0, 40)}…". Make two of it, or allow it with a reason`,
      })),
    ];
  });
}

/** Texts between quotes, and between tags, in code of the interface; comments are for programmers. */
const SAID = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|"((?:[^"\\\n]|\\.)+)"|>([^<>{}]+)</g;

/** @returns a fault for each phrase that code of the interface says */
export function saidFaults(source: string): Fault[] {
  return source.split('\n').flatMap((text, at) =>
    /^\s*(?:\/\/|\/?\*)/.test(text)
      ? []
      : [...text.matchAll(SAID)].flatMap(([, ...texts]) => {
          const found = phraseIn(texts.find((one) => one !== undefined)!.replace(/\$\{.*?\}/g, ''));
          return found
            ? [
                {
                  line: at + 1,
                  rule: 'phrase',
                  message: `"${found.phrase}" reads as a translation. Write: ${found.instead}`,
                },
              ]
            : [];
        }),
  );
}
