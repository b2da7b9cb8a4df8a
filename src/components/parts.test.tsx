/** What authors write, as pages have it: through the steps of Markdown, and rendered. */
import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {ComponentProps, ComponentType, PropsWithChildren} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, test, vi} from 'vitest';
import {remarkPlugins} from '../../markdown/remark';
import {ROOT} from '../../tests/unit/files';
import {PICTURES} from '../pictures';
import {BIBLIOGRAPHY} from '../site/bibliography';
import {PAIRINGS} from '../site/compatibility';
import {GLOSSARY} from '../site/glossary';
import {COLLEKTIVE_VERSION, KOTLIN_VERSION} from '../site/versions';
import components from '../theme/MDXComponents';

vi.mock('@theme-original/MDXComponents', () => ({default: {}}));
vi.mock('@theme/Tabs', () => ({default: 'div'}));
vi.mock('@theme/TabItem', () => ({default: 'div'}));
vi.mock('@theme/MDXComponents/Li', () => ({default: 'li'}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor: () => undefined}),
}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (address: string) => address}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children}: PropsWithChildren) => children,
  translate: ({message}: {message: string}, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name]),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: ComponentProps<'a'> & {to: string}) => <a href={to}>{children}</a>,
}));

/** The HTML of what stands in a page. */
async function written(value: string): Promise<Element> {
  const page = await evaluate(
    {value, path: path.join(ROOT, 'docs/a.mdx')},
    {...runtime, remarkPlugins: remarkPlugins({siteDir: ROOT}) as never},
  );
  const Content = page.default as ComponentType<{components: object}>;
  const html = renderToStaticMarkup(<Content components={components as object} />);
  return select('body', fromHtml(`<body>${html}`))!;
}

const textsOf = (tree: Element, selector: string): string[] =>
  selectAll(selector, tree).map(toString);

describe('page sections', () => {
  test('boxes have a name and a title', async () => {
    const page = await written('<Learn>\n\n- a round\n\n</Learn>');
    expect(select('aside', page)?.properties.ariaLabel).toBe('You will learn');
    expect(textsOf(page, 'aside > p, li')).toEqual(['You will learn', 'a round']);
  });

  test('what closes a page has a heading, and next steps are cards', async () => {
    const page = await written(
      '<Recap>\n\n- a round\n\n</Recap>\n\n<NextSteps>\n\n- [A](/a/): why\n- [B](/b/): so _it_ is\n\n</NextSteps>',
    );
    expect(textsOf(page, '#recap + ul, section > #next-steps')).toEqual([
      '\na round\n',
      'Next steps',
    ]);
    expect(textsOf(page, '.next-steps p')).toEqual(['A', 'why', 'B', 'so it is']);
  });
});

describe('terms', () => {
  test('a term can be focused, and its explanation describes it', async () => {
    const page = await written('Many <Term id="round">rounds</Term>, and a <Term id="field" />.');
    const [name] = selectAll('dfn[tabindex="0"]', page);
    const explanation = selectAll('[hidden]', page).find(
      ({properties: {id}}) => id === String(name.properties.ariaDescribedBy),
    )!;
    expect(textsOf(page, 'dfn')).toEqual(['rounds', 'field']);
    expect(toString(explanation)).toContain(GLOSSARY.round.text);
    expect(select('a', explanation)?.properties.href).toBe('/docs/glossary/#round');
    expect(new Set(selectAll('[hidden]', page).map(({properties: {id}}) => id)).size).toBe(2);
  });
});

describe('papers', () => {
  test('a citation leads to the bibliography, or to the reference on the page', async () => {
    const cited = async (source: string): Promise<unknown[]> => {
      const cite = select('p > a', await written(source))!;
      return [toString(cite), cite.properties.href];
    };
    const label = '(Beal et al., 2015)';
    const source = 'As in <Cite id="beal2015" />.\n\n';
    expect(await cited(source)).toEqual([label, '/docs/references/#ref-beal2015']);
    expect(await cited(`${source}<Reference id="viroli2018" />`)).toEqual([
      label,
      '/docs/references/#ref-beal2015',
    ]);
    expect(await cited(`${source}<Reference id="beal2015" />`)).toEqual([label, '#ref-beal2015']);
  });

  test('a reference brings its BibTeX and a button that copies it', async () => {
    const page = await written('<Reference id="aguzzi2025" />');
    const {dataCopy, ariaLabel} = select('button', page)!.properties;
    expect(dataCopy).toContain('@inproceedings{aguzzi2025,');
    expect(textsOf(page, 'details code')).toEqual([dataCopy]);
    expect(ariaLabel).toMatch(/^Copy BibTeX for Aguzzi/);
  });

  test('groups of the bibliography hold every paper once, the oldest first', async () => {
    const groups = [...new Set(Object.values(BIBLIOGRAPHY).map(({group}) => group))];
    const page = await written(
      groups.map((name) => `<Bibliography group="${name}" />`).join('\n\n'),
    );
    const ids = selectAll('li', page).map(({properties: {id}}) => String(id).slice('ref-'.length));
    expect(ids.toSorted()).toEqual(Object.keys(BIBLIOGRAPHY).sort());
    const own = await written('<Bibliography group="collektive" />');
    const years = textsOf(own, 'em').map((venue) => Number(venue.slice(-4)));
    expect(years).toHaveLength(4);
    expect(years).toEqual(years.toSorted());
  });

  test('publications are the papers on Collektive as the bibliography has them, newest first', async () => {
    expect(textsOf(await written('<Publications />'), 'li')).toEqual([
      `${BIBLIOGRAPHY.cortecchia2026.title}Cortecchia, Pianini, Ciatto, Casadei. Complex & Intelligent Systems, 2026.`,
      `${BIBLIOGRAPHY.aguzzi2025.title}Aguzzi, Baiardi, Cortecchia, Miloradovic, Papadopoulos, Pianini, Viroli. ACSOS, 2025. Best Student Paper Award.`,
      `${BIBLIOGRAPHY.cortecchia2024.title}Cortecchia, Pianini, Ciatto, Casadei. ACSOS, 2024.`,
    ]);
  });
});

test('compatibility has a row for each version of Kotlin, and the newest release is in the first', async () => {
  const page = await written('<Compatibility />');
  const [head, ...rows] = selectAll('tr', page).map((row) => textsOf(row, 'th, td'));
  expect(head).toEqual(['Collektive', 'Kotlin']);
  expect(rows).toHaveLength(PAIRINGS.length);
  expect(rows[0][0].split(', ')).toContain(COLLEKTIVE_VERSION);
  expect(rows[0][1]).toBe(KOTLIN_VERSION);
  expect(new Set(rows.map(([, kotlin]) => kotlin)).size).toBe(rows.length);
});

describe('pictures', () => {
  test('a picture has a text alternative and a caption, and both drawings know their size', async () => {
    const [{name, alt, caption}] = PICTURES;
    const page = await written(`<Picture name="${name}" />`);
    expect(select('[role=img]', page)?.properties.ariaLabel).toBe(alt);
    expect(textsOf(page, 'figcaption')).toEqual([caption.replaceAll('`', '')]);
    const drawings = selectAll('svg', page).map(({properties}) => properties);
    expect(drawings.map(({width, height}) => `0 0 ${String(width)} ${String(height)}`)).toEqual(
      drawings.map(({viewBox}) => viewBox),
    );
    const files = ['wide', 'narrow'].map((part) => `/img/pictures/${name}.svg#${part}`);
    const uses = selectAll('[role=img] > svg > use', page);
    expect(uses.map(({properties}) => properties.dataHref)).toEqual(files);
    expect(selectAll('noscript use', page).map(({properties}) => properties.href)).toEqual(files);
  });

  test('names of the library are code in a caption', async () => {
    const page = await written('<Picture name="share" />');
    expect(textsOf(page, 'figcaption code')).toContain('share');
  });

  test('what is written within replaces the caption', async () => {
    const page = await written('<Picture name="share">\n  **Own** words.\n</Picture>');
    const {children} = select('figcaption', page)!;
    expect(children).toMatchObject([{tagName: 'strong'}, {value: ' words.'}]);
  });
});

test('a walk says how many lines its code has, up to the most that stay in sight', async () => {
  const walk = (lines: number): Promise<Element> =>
    written(`<CodeWalk>\n\n\`\`\`kotlin\n${'x\n'.repeat(lines)}\`\`\`\n\n1. Go.\n\n</CodeWalk>`);
  expect(select('.walk', await walk(7))?.properties.dataRows).toBe('8');
  expect(select('.walk', await walk(17))?.properties).not.toHaveProperty('dataRows');
});
