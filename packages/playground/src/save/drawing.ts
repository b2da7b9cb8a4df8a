/** The drawing of a figure as a file: with the colours that it has here, and without what only a page needs. */

const SPACE = 'http://www.w3.org/2000/svg';

/** What style sheets of the page say of a drawing. */
const STYLED = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity'],
  ...['opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
  ...['paint-order', 'stroke-linejoin', 'stroke-linecap', 'display'],
];

/** As computed styles say it. */
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

/** What comes and goes while a page is looked at. */
const PASSING = '.near, .pulses, .stroke';

/** Attributes of what only a page can do. */
const PAGES = ['class', 'style', 'tabindex', 'role', 'aria-pressed', 'aria-describedby'];

const isLasting = (child: Node): boolean => !(child instanceof Element && child.matches(PASSING));

function copyOf(drawn: Element): Element {
  const copy = drawn.cloneNode(false) as Element;
  PAGES.forEach((name) => copy.removeAttribute(name));
  const styles = getComputedStyle(drawn);
  for (const name of STYLED) {
    copy.setAttribute(name, styles.getPropertyValue(name));
  }
  copy.append(
    ...[...drawn.childNodes]
      .filter(isLasting)
      .map((child) => (child instanceof Element ? copyOf(child) : child.cloneNode())),
  );
  return copy;
}

/** The colour that is seen behind an element; nothing where no element on its way up to the page has one. */
function behind(element: Element): string | undefined {
  const {backgroundColor} = getComputedStyle(element);
  if (backgroundColor !== TRANSPARENT) {
    return backgroundColor;
  }
  const {parentElement} = element;
  return parentElement === null ? undefined : behind(parentElement);
}

/** The networks of a figure beneath one another, on the colour that is behind them. */
export function drawingOf(networks: readonly SVGSVGElement[]): string {
  const file = document.createElementNS(SPACE, 'svg');
  const sizes = networks.map(({viewBox}) => viewBox.baseVal);
  const width = Math.max(...sizes.map((one) => one.width));
  const height = sizes.reduce((sum, one) => sum + one.height, 0);
  file.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scenario = document.createElementNS(SPACE, 'rect');
  scenario.setAttribute('width', String(width));
  scenario.setAttribute('height', String(height));
  scenario.setAttribute('fill', behind(networks[0]) ?? 'none');
  file.append(scenario);
  let top = 0;
  networks.forEach((network, index) => {
    const copy = copyOf(network);
    const size = sizes[index];
    copy.setAttribute('y', String(top));
    copy.setAttribute('width', String(size.width));
    copy.setAttribute('height', String(size.height));
    file.append(copy);
    top += size.height;
  });
  return new XMLSerializer().serializeToString(file);
}
