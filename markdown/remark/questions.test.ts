import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import type {Node} from '../nodes';
import {questionsOf} from './questions';

test('questions are headings of the third level that ask, each with its whole answer', () => {
  const page = [
    'Before.',
    '## Part',
    '### Is `a < b`? \\{#less}',
    'Yes, see [b](./b.mdx) and <Term id="x">c</Term>.',
    '- one\n- two',
    '### No question',
    'x',
    '### Last?',
    'No.',
    '## And elsewhere',
    'More.',
  ].join('\n\n');
  const question = (name: string, text: string) => ({
    ...{'@type': 'Question', name, acceptedAnswer: {'@type': 'Answer', text}},
  });
  expect(questionsOf(createProcessor().parse(page) as Node)).toEqual([
    question('Is a < b?', 'Yes, see b and c. one two'),
    question('Last?', 'No.'),
  ]);
});
