// cspell:ignore strater
import {expect, test} from 'vitest';
import {lostDocuments} from './sidebars';

const SAID = `Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- glossary-of-all
- tutorials/strater

Available document ids are:
- intro
- tutorials/starter
`;

test('E2 E3 documents that a sidebar names and nobody wrote are told with their place', () => {
  const source =
    "export default [\n  'intro',\n  'tutorials/strater',\n  \"glossary-of-all\",\n];\n";
  expect(lostDocuments(SAID, 'sidebars.ts', source)).toEqual([
    'sidebars.ts:4:3: no document has the id "glossary-of-all". Correct it, take it out, or write docs/glossary-of-all.mdx.',
    'sidebars.ts:3:3: no document has the id "tutorials/strater". Did you mean "tutorials/starter"? Correct it, take it out, or write docs/tutorials/strater.mdx.',
  ]);
  expect(lostDocuments('Another fault.', 'sidebars.ts', source)).toEqual([]);
});
