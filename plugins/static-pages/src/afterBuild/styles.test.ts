import {describe, expect, test} from 'vitest';
import {Styles} from './styles';

const PAGE =
  '<html class="plugin-docs"><head><link rel="stylesheet" href="/assets/css/styles.1a2b.css">' +
  '</head><body><p class="here">text</p></body></html>';

/** The sheet of a page's kind, out of a whole one of a rule for each selector. */
async function sheetFor(script: string, selectors: readonly string[]): Promise<string> {
  const styles = new Styles({script, components: '', styled: ''});
  styles.add(PAGE);
  const sheets = await styles.make(selectors.map((one) => `${one}{color:red}`).join('\n'));
  return [...sheets.values()].join();
}

describe('a style sheet keeps', () => {
  test('what pages are made of, and nothing else', async () => {
    expect(await sheetFor('', ['.here', '.elsewhere'])).toBe('.here{color:red}');
  });

  test.each([
    ['by its name', 'e.className="made"'],
    ['in a template', 'e.innerHTML=`<i class="made">`'],
    ['beside another', "e.className='button made'"],
  ])('what a script makes %s', async (_, script) => {
    expect(await sheetFor(script, ['.made'])).toBe('.made{color:red}');
  });

  test.each(['".sought"', '"a.sought:hover"', "'[data-x] .sought'", '`.${a} .sought`'])(
    'nothing for what a script only looks for: %s',
    async (selector) => {
      expect(await sheetFor(`document.querySelector(${selector})`, ['.sought'])).toBe('');
    },
  );
});
