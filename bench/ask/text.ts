/** Answers as long as the page shows them, of everything that answers are made of. */
import {MAX_ANSWER_LENGTH} from '@collektive/ask/service';

const SENTENCE =
  'Every device *computes* its `Field<Int>` in [rounds](/docs/intro/), as **all** do. ';

const BLOCKS = [
  '## How devices agree\n\n',
  `${SENTENCE.repeat(3)}\n\n`,
  `${Array.from({length: 8}, (_, item) => `- ${item}: ${SENTENCE}\n`).join('')}\n`,
  `\`\`\`kotlin\n${'val distance = neighboring(0.0).min { it.value } // of all\n'.repeat(12)}\`\`\`\n\n`,
  `> ${SENTENCE}\n\n`,
  // As long as a block may be that is parsed in one go.
  `${SENTENCE.repeat(23)}\n\n`,
];

/** Markdown of `MAX_ANSWER_LENGTH` characters. */
export const longAnswer = (): string => {
  const round = BLOCKS.join('');
  return round.repeat(Math.ceil(MAX_ANSWER_LENGTH / round.length)).slice(0, MAX_ANSWER_LENGTH);
};

/** A text in pieces, all but the last of the same length. */
export const pieces = (text: string, count: number): string[] => {
  const length = Math.ceil(text.length / count);
  return Array.from({length: count}, (_, at) => text.slice(at * length, (at + 1) * length));
};
