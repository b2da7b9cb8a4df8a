/** Each kind of page has a style sheet of its own, cut from the whole one: nothing looks different. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {readBuilt, ROOT} from './pages';

/** Variables that drawings read, those of its files and those within: they take them from the page that shows them. */
async function drawingVariables(page: Page): Promise<string[]> {
  const files = await page
    .locator('use[data-href]')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('data-href')!));
  const texts = [...new Set(files.map((file) => file.split('#')[0].slice(1)))].map(readBuilt);
  const attributes = await page
    .locator('svg [fill^="var("], svg [stroke^="var("]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.outerHTML));
  const uses = [...texts, ...attributes].join('').matchAll(/var\((--[\w-]+)/g);
  return [...new Set([...uses].map(([, name]) => name))];
}

/** Where pages have the sheet that the framework makes, as it comes. */
const STOCK = path.join(ROOT, 'build-hosted/assets/css');
const WHOLE = '/assets/css/whole.css';

/** Brings the whole sheet, behind the page's own, lets nothing change little by little, and unfolds what is folded. */
async function prepare(page: Page): Promise<void> {
  const whole = readdirSync(STOCK).find((file) => file.startsWith('styles.'))!;
  await page.route(`**${WHOLE}`, (route) => route.fulfill({path: path.join(STOCK, whole)}));
  await page.evaluate(async (href) => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after {transition-duration: 0s !important; animation-duration: 0s !important}',
    );
    document.adoptedStyleSheets = [still];
    // What is folded is not laid out, and says what it was.
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;
    const whole = document.createElement('link');
    whole.rel = 'stylesheet';
    whole.href = href;
    const loaded = new Promise((resolve) => whole.addEventListener('load', resolve));
    own.after(whole);
    await loaded;
    Object.assign(window, {sheets: {own, whole}});
  }, WHOLE);
  await page.unroute(`**${WHOLE}`);
}

/** What differs between the page under its own sheet and under the whole one, a line for each element. */
export async function styleDifferences(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(
    (variables) => {
      const {own, whole} = (window as unknown as {sheets: Record<string, HTMLLinkElement>}).sheets;
      const nameOf = (element?: Element | null): string =>
        element ? `${element.tagName}.${element.getAttribute('class') ?? ''}` : '';
      // Of elements that no selector tells apart, such as the words of code, one stands for all.
      const places = new Map<Element | null, string>();
      const one = new Map<string, Element>();
      for (const element of document.querySelectorAll('html, body, body *')) {
        const {parentElement, previousElementSibling, nextElementSibling} = element;
        const names = element.getAttributeNames().join();
        const place = `${places.get(parentElement) ?? ''} > ${nameOf(previousElementSibling)} + ${nameOf(element)}[${names}]${nextElementSibling ? '' : '$'}`;
        places.set(element, place);
        one.set(place, element);
      }
      const parts = [...one.values()].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => ({element, pseudo})),
      );
      // What no rule sets is the same under both; what variables are for shows in properties.
      const setBy = (rules: ArrayLike<CSSRule> = []): string[] =>
        Array.from(rules).flatMap((rule) => [
          ...((rule as Partial<CSSStyleRule>).style ?? []),
          ...setBy((rule as Partial<CSSGroupingRule>).cssRules),
        ]);
      const properties = [
        ...new Set([own, whole].flatMap(({sheet}) => setBy(sheet!.cssRules))),
      ].filter((name) => !name.startsWith('--'));
      const valuesOf = (style: CSSStyleDeclaration): string[] =>
        properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      const look = (slim: boolean): string[][] => {
        own.sheet!.disabled = !slim;
        whole.sheet!.disabled = slim;
        const body = getComputedStyle(document.body);
        return [
          ...parts.map(({element, pseudo}) => {
            const style = getComputedStyle(element, pseudo);
            return pseudo && style.content === 'none' ? ['content: none'] : valuesOf(style);
          }),
          variables.map((name) => `${name}: ${body.getPropertyValue(name)}`),
        ];
      };
      const slim = look(true);
      const full = look(false);
      own.sheet!.disabled = false;
      return full.flatMap((values, index) => {
        const changed = values.filter((value, at) => value !== slim[index][at]);
        const {element, pseudo = ''} = parts[index] ?? {element: document.body};
        return changed.length > 0 ? [`${nameOf(element)}${pseudo} ${changed.join('; ')}`] : [];
      });
    },
    await drawingVariables(page),
  );
}
