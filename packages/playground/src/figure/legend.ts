/** What the colours of a drawing mean. */
import {digits, fillOf, LETTER, part, type Part, SMALL} from './part';
import {MARGIN, RADIUS, type Scale} from './scale';
import {cut, NUMBER, RAMP, type Shade, written} from './values';

/** Letters of a kind in the legend. */
const LONGEST_KIND = 12;
const SWATCH = 14;

function swatch(x: number, shade: Shade): Part {
  return part('rect', {
    ...{x: digits(x), y: -SWATCH + 3, width: SWATCH, height: SWATCH, rx: 3},
    ...{fill: fillOf(shade), stroke: 'var(--c-control)', 'stroke-width': 1},
  });
}

const note = (x: number, text: string): Part =>
  part(
    'text',
    {x: digits(x), 'text-anchor': 'start', 'font-size': SMALL, fill: 'var(--c-muted)'},
    text,
  );

/**
 * What colours mean: the least and the greatest number, or each kind of value.
 * @param quantity what numbers are, named where it takes less than half of the line
 */
export function legend(
  values: readonly string[],
  shade: (value: string) => Shade,
  scale: Scale,
  quantity?: string,
): Part[] {
  const numbers = values.filter((value) => NUMBER.test(value)).map(Number);
  const isNumeric =
    numbers.length > 0 && values.every((value) => shade(value) === 'none' || NUMBER.test(value));
  const parts: Part[] = [];
  let x = MARGIN.side - RADIUS.most + 6;
  const word = (text: string): void => {
    parts.push(note(x, text));
    x += text.length * LETTER + 10;
  };
  if (isNumeric) {
    if (quantity !== undefined && quantity.length * LETTER < scale.width / 2) {
      word(quantity);
    }
    const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)].map((value) =>
      written(String(value)),
    );
    word(least);
    if (least !== greatest) {
      for (let step = RAMP; step >= 1; step -= 1, x += SWATCH + 1) {
        parts.push(swatch(x, step));
      }
      x += 6;
      word(greatest);
    } else {
      parts.push(swatch(x, shade(values.find((value) => NUMBER.test(value)) ?? '')));
      x += SWATCH + 12;
    }
  }
  const kinds = values.filter((value) => !isNumeric || shade(value) === 'none');
  const more = (left: number): string => `and ${left} more`;
  const rest = more(kinds.length).length * LETTER + 10;
  const last = kinds.findIndex((value) => {
    const label = cut(written(value), LONGEST_KIND);
    if (x + SWATCH + label.length * LETTER > scale.width - rest) {
      return true;
    }
    parts.push(swatch(x, shade(value)));
    x += SWATCH + 6;
    word(label);
    return false;
  });
  if (last >= 0) {
    word(more(kinds.length - last));
  }
  return [part('g', {transform: `translate(0 ${scale.height - 10})`}, ...parts)];
}
