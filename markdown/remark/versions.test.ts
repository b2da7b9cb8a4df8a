import {expect, test} from 'vitest';
import {KOTLIN_VERSION} from '../../src/site/versions';
import {all, run} from '../../tests/unit/trees';
import {paragraph, type Node} from '../nodes';
import {fillVersions} from '../../src/site/versions';
import versions from './versions';

test('fills versions into text, and leaves other braces alone', () => {
  expect(fillVersions('Kotlin {kotlin}, {other}, "${kotlin}"')).toBe(
    `Kotlin ${KOTLIN_VERSION}, {other}, "\${kotlin}"`,
  );
});

test('fills versions into prose, code within a line, and blocks with their options', () => {
  const nodes: Node[] = [
    paragraph([
      {type: 'mdxTextExpression', value: 'kotlin'},
      {type: 'inlineCode', value: '{kotlin}'},
    ]),
    {type: 'mdxFlowExpression', value: ' kotlin '},
    {type: 'code', lang: 'kotlin', meta: 'title="{kotlin}.kts"', value: 'version "{kotlin}"'},
    {type: 'mdxFlowExpression', value: 'somethingElse()'},
  ];
  const filled = all(run(versions, nodes)).filter(({value}) => value?.includes(KOTLIN_VERSION));
  expect(filled.map(({type}) => type)).toEqual(['text', 'inlineCode', 'text', 'code']);
  expect(nodes[2].meta).toBe(`title="${KOTLIN_VERSION}.kts"`);
  expect(nodes[3].value).toBe('somethingElse()');
});
