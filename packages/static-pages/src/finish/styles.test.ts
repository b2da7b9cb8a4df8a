import {describe, expect, test} from 'vitest';
import {parse} from 'postcss';
import {dropOverruled} from './overruled';
import {Styles} from './styles';

const PAGE =
  '<html class="plugin-docs"><head><link rel="stylesheet" href="/assets/css/styles.1a2b.css">' +
  '</head><body><p class="here">text</p></body></html>';

/** The sheet of a page's kind, out of a whole one of a rule for each selector. */
async function sheetFor(scripts: string, selectors: readonly string[]): Promise<string> {
  const styles = new Styles({scripts, components: '', styled: ''});
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

  test.each([
    ['of what pages are made of', '.here--active', '.here--active{color:red}'],
    ['of what scripts make', '.made--active', '.made--active{color:red}'],
    ['of nothing that can be', '.elsewhere--active', ''],
  ])('a modifier %s: %s', async (_, selector, kept) => {
    const script = `e.className="made";e.classList.toggle("${selector.slice(1)}")`;
    expect(await sheetFor(script, [selector])).toBe(kept);
  });

  test.each(['".sought"', '"a.sought:hover"', "'[data-x] .sought'", '`.${a} .sought`'])(
    'nothing for what a script only looks for: %s',
    async (selector) => {
      expect(await sheetFor(`document.querySelector(${selector})`, ['.sought'])).toBe('');
    },
  );
});

describe('what the framework says in layers, where a rule outside says `.here{color:red}`', () => {
  const kept = (css: string): string => {
    const root = parse(`${css}.here{color:red}`);
    dropOverruled(root);
    return root.toString().replace('.here{color:red}', '');
  };

  test.each([
    '.here',
    '.here:hover',
    '.some .here.other:not(.a:is(.b))',
    'p > .here[data-x~=".y"]',
    '.here, .here--active.here',
  ])('goes for %s, on any screen', (selector) => {
    expect(kept(`@layer a{${selector}{color:blue}}`)).toBe(`@layer a{${selector}{}}`);
    expect(kept(`@layer a{@media print{${selector}{color:blue;top:0}}}`)).toBe(
      `@layer a{@media print{${selector}{top:0}}}`,
    );
  });

  test.each([
    '@layer a{.here::after{color:blue}}',
    '@layer a{.here:before{color:blue}}',
    '@layer a{.here .other{color:blue}}',
    '@layer a{.other:not(.here){color:blue}}',
    '@layer a{.here,.other{color:blue}}',
    '@layer a{.here{color:blue!important}}',
    '@layer a{@keyframes b{0%{color:blue}}}',
    '@media print{.here{color:blue}}',
  ])('stays: %s', (css) => expect(kept(css)).toBe(css));
});
