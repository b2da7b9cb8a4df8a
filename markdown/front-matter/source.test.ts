import {expect, test} from 'vitest';
import {missingTruncation} from './source';

test('E3 a post without its mark is told, with the line after its head', () => {
  const post = (text: string): string => `---\ntitle: A\n---\n\n${text}\n`;
  expect(missingTruncation(post('One.\n\n{/* truncate */}\n\nTwo.'))).toEqual([]);
  const [{line, sentence}] = missingTruncation(post('One.\n\nTwo.'));
  expect(line).toBe(5);
  expect(sentence).toContain('Write {/* truncate */} on a line of its own');
});
