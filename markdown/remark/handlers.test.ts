import {describe, expect, test} from 'vitest';
import {saidOf as saidBy} from '../../tests/unit/trees';
import handlers from './handlers';

const saidOf = (text: string, stockClient = false): string =>
  saidBy(text, [[handlers, {siteDir: '/site', stockClient}]]);

const COUNTER =
  'export function Counter() {\n  const [count] = useState(0);\n  return <p>{count}</p>;\n}\n';

describe('E1 E3 what only React does in a browser', () => {
  test.each<[page: string, place: string, what: string]>([
    ['Words.\n\n<button onClick={() => alert(1)}>A</button>', '3:1', '"onClick" of <button>'],
    ['A <b onKeyDown={press}>word</b>.', '1:3', '"onKeyDown" of <b>'],
    ['<Chart onPick={console.log} />', '1:1', '"onPick" of <Chart>'],
    ['{[1].map((one) => <i key={one} onClick={act} />)}', '1:32', '"onClick"'],
    ['<Card foot={<button onClick={act} />} />', '1:21', '"onClick"'],
    ['export const Clock = () => <time onClick={act} />;', '1:34', '"onClick"'],
    [COUNTER, '2:19', '"useState"'],
    [COUNTER.replace('useState', 'React.useReducer'), '2:19', '"useReducer"'],
  ])('is refused on a page: %s', (page, place, what) => {
    expect(saidOf(page)).toContain(`docs/a.mdx:${place}: ${what} does nothing here: `);
    expect(saidOf(page)).toContain('Put the component into a file of src/islands, wrap it');
  });

  test('is refused wherever it stands, all of it at once', () => {
    expect(saidOf(`<a onClick={act} />\n\n${COUNTER}`).match(/docs\/a\.mdx:/g)).toHaveLength(2);
  });

  test.each([
    ['import {Clock} from \'@site/src/islands/clock\';\n\n<Clock zone="UTC" />'],
    ["import Tabs from '@theme/Tabs';\nimport Link from '@docusaurus/Link';\n\n<Tabs />"],
    ["import Mark from '@site/src/components/NetworkMark';\n\n<Mark />"],
    ['export const rows = [{onClick: "what a click does"}];\n\n{rows.length}'],
    ['export const Note = ({children}) => <p id={useId()}>{children}</p>;\n\n<Note>A</Note>'],
    ['```jsx\n<button onClick={act}>A</button>\n```\n\nThen `<i onClick={act}>`.'],
  ])('is none of these: %s', (page) => expect(saidOf(page)).toBe(''));

  test('is what pages are for where they have the framework’s client', () => {
    expect(saidOf(`<a onClick={act} />\n\n${COUNTER}`, true)).toBe('');
  });
});
