import {parse} from 'postcss';
import {describe, expect, test} from 'vitest';
import {inlineConstants} from './constants';
import {namesIn} from '.';
import {shortenVariables} from './names';
import {Reach} from './reach';
import {slimSheet} from './slim';

const reachOf = (html: string, ...added: string[]): Reach => {
  const reach = new Reach(new Set(added));
  reach.add(html);
  return reach;
};

describe('Reach', () => {
  const page = reachOf(
    '<!doctype html><body class=plain><p id=one class="a b" title="> x">Text<br/><svg class=c /></p><em>x</em>',
    'dialog',
    'drawer',
  );

  test.each([
    '*',
    'p',
    'p.a.b',
    '#one',
    '.plain .c',
    'p:hover::before',
    'p[data-open]',
    'p:not(.gone)',
    ':root',
    ':is(.gone,.a)',
    ':where(.gone .a,em):focus',
    'dialog.drawer[open]',
    'p.drawer',
    '[class*=lai] p',
    'em[class*="" i]',
  ])('%s can match', (selector) => {
    expect(page.matches(selector)).toBe(true);
  });

  test.each([
    '[class*=other] p',
    '.gone',
    'em.a',
    'a.b',
    '#two',
    '.a .gone',
    ':is(.gone,ul)',
    '.a:where(.gone) em',
  ])('%s cannot', (selector) => {
    expect(page.matches(selector)).toBe(false);
  });

  test('knows of what pages add later', () => {
    const reach = reachOf('<p>');
    expect(reach.matches('em')).toBe(false);
    reach.add('<em>');
    expect(reach.matches('em')).toBe(true);
  });
});

test('a script adds what it names, but for its own variables and what it looks for', () => {
  const script =
    'let k=e.li,b=f("ul","menu__list");b.innerHTML="<q>";b.classList.add("on-top");g(".gone")';
  const names = namesIn(script);
  expect(['ul', 'menu__list', 'q', 'on-top'].filter((name) => !names.has(name))).toEqual([]);
  expect(['k', 'b', 'li', 'gone'].filter((name) => names.has(name))).toEqual([]);
});

describe('slimSheet', () => {
  const slim = (css: string, users = ''): string => slimSheet(css, reachOf('<p class=a>'), users);

  test('keeps what can match, in its order, and of a list only what can', () => {
    expect(slim('.b{top:0}.a,.b{top:1px}p{top:2px}')).toBe('.a{top:1px}p{top:2px}');
  });

  test('keeps the ranks of layers that have lost their rules, and drops other empty blocks', () => {
    expect(
      slim(
        '@layer x{@media print{.b{top:0}}}@media print{.b{top:0}}@layer y{p{top:0}}p{}@layer z{.b{top:0}}',
      ),
    ).toBe('@layer x;@layer y{p{top:0}}');
  });

  test('keeps the animations that are used', () => {
    const css = '@keyframes on{to{top:0}}p{animation:on 1s}';
    expect(slim(`${css}@keyframes off{to{top:0}}`)).toBe(css);
  });

  test('drops what a rule outside of layers says anew, and nothing else of a layer', () => {
    const own = 'p{background:0 0;top:2px}@media print{p{left:0}}.a{right:0}';
    expect(
      slim(
        `@layer x{p{background-color:red;top:1px;left:1px;bottom:0}p{top:3px!important}p,.a{right:1px}@media print{p{top:4px}}}${own}`,
      ),
    ).toBe(
      `@layer x{p{left:1px;bottom:0}p{top:3px!important}p,.a{right:1px}@media print{p{top:4px}}}${own}`,
    );
  });

  test('says lines of text once, and works sums out', () => {
    expect(
      slim(
        'p{-webkit-text-decoration:none;text-decoration:none;margin:calc(1rem*2);-webkit-mask:none}.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
      ),
    ).toBe(
      'p{text-decoration:none;margin:2rem;-webkit-mask:none}.a{-webkit-text-decoration:underline dotted;text-decoration:underline dotted}',
    );
  });

  test('drops variables that nothing reads, but not those of drawings', () => {
    const css = ':root{--gone:1px;--b:2px}';
    expect(slim(css, '<svg><path stroke-width="var(--b)"/></svg>')).toBe(':root{--b:2px}');
  });
});

describe('inlineConstants', () => {
  const inlined = (css: string, users = ''): string => {
    const root = parse(css);
    inlineConstants(root, users);
    return root.toString();
  };

  test('writes a constant where it is used, and constants made of others', () => {
    expect(inlined(':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)var(--a)}')).toBe(
      ':root{}p{margin:calc(1px*2) 1px}',
    );
  });

  test('writes what is made of a colour that changes with the mode of the whole page', () => {
    expect(
      inlined(
        ':root,[data-theme=dark]{--a:var(--b)}:root{--b:#fff}[data-theme=dark]{--b:#000}p{color:var(--a)}',
      ),
    ).toBe(':root,[data-theme=dark]{}:root{--b:#fff}[data-theme=dark]{--b:#000}p{color:var(--b)}');
  });

  test.each([
    ['changes', ':root{--a:1px}.x{--a:2px}p{top:var(--a)}'],
    ['is made of what changes within', ':root{--a:var(--b);--b:1px}.x{--b:2px}p{top:var(--a)}'],
    ['is so in one mode only', '[data-theme=dark]{--a:1px}p{top:var(--a)}'],
    ['depends on the screen', '@media print{:root{--a:1px}}p{top:var(--a)}'],
    ['is not of the whole page', '.x{--a:1px}p{top:var(--a)}'],
    ['means another thing in a property', ':root{--a:inherit}p{background:var(--a)}'],
    ['has an alternative', ':root{--a:1px}p{top:var(--a,2px)}'],
    [
      'is longer than its name',
      `:root{--a:${'1px '.repeat(9)}}p{margin:var(--a)}q{inset:var(--a)}`,
    ],
  ])('leaves alone what %s', (_, css) => {
    expect(inlined(css)).toBe(css);
  });

  test('leaves alone what others read', () => {
    const css = ':root{--a:1px}p{top:var(--a)}';
    expect(inlined(css, 'var(--a)')).toBe(css);
  });
});

describe('shortenVariables', () => {
  const shortened = (css: string, users = ''): string => {
    const root = parse(css);
    shortenVariables(root, users);
    return root.toString();
  };

  test('names variables anew where they are set and used, those in use most first', () => {
    expect(
      shortened(
        'p{--wide:1px;--high:2px;margin:var(--high)var( --high,var(--wide) )}.x--high{top:0}',
      ),
    ).toBe('p{--b:1px;--a:2px;margin:var(--a)var( --a,var(--b) )}.x--high{top:0}');
  });

  test('leaves the names that others read, and gives them to no other', () => {
    expect(shortened('p{--wide:1px;--a:2px;top:var(--wide)}', 'var(--a)')).toBe(
      'p{--b:1px;--a:2px;top:var(--b)}',
    );
  });
});
