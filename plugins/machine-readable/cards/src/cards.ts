/** A card for each page, which others show beside a link to it: its title, its section, and a network of its own. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import {networkOf} from './network';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** What is left of the network; the words stand beside it. */
const WORDS_WIDTH = 740;

const WEIGHTS = [500, 700] as const;

/** A change of what is drawn, or of what draws it, makes new cards. */
const RELEASE = 5;

/** Of the identity, in the dark. */
const COLOURS = {back: '#121018', text: '#edebf4', muted: '#bebbcb', link: '#393546'};
const DISTANCES = ['#ffd166', '#ff9a62', '#f0608a', '#b04bd0', '#7e55f0'];

export interface Card {
  /** Path of the page. */
  path: string;
  title: string;
  section: string;
  /** Name of the site. */
  site: string;
}

/** One weight of the site's font, as `npm run assets` writes it for what draws cards. */
const fontOf = (weight: (typeof WEIGHTS)[number]) => ({
  ...{name: 'Figtree', weight, style: 'normal' as const},
  data: readFileSync(path.join(__dirname, `../fonts/figtree-${weight}.ttf`)),
});

/** Size of a title, so that it fits whatever its length is. */
export const sizeOf = (title: string): number =>
  (
    [
      [24, 92],
      [48, 76],
      [80, 60],
      [130, 46],
    ] as const
  ).find(([most]) => title.length <= most)?.[1] ?? 36;

/** Longest title that is set whole; of a longer one, nobody would read more on a card. */
const LONGEST = 220;

const shortened = (title: string): string =>
  title.length <= LONGEST ? title : `${title.slice(0, title.lastIndexOf(' ', LONGEST))} …`;

const box = (style: object, children: unknown): object => ({type: 'div', props: {style, children}});

/** Draws cards, and keeps them between builds. */
export class Cards {
  private readonly fonts = WEIGHTS.map(fontOf);

  /** @param cache folder of cards that were drawn before */
  constructor(private readonly cache: string) {}

  /** The words of a card as SVG. */
  words({title, section, site}: Card): Promise<string> {
    const whole = shortened(title);
    const tree = box(
      {
        ...{display: 'flex', flexDirection: 'column', justifyContent: 'space-between'},
        ...{width: WORDS_WIDTH, height: HEIGHT, padding: '64px 0 64px 72px', fontFamily: 'Figtree'},
      },
      [
        box({fontSize: 34, fontWeight: 500, color: COLOURS.muted}, section),
        box(
          {
            ...{fontSize: sizeOf(whole), fontWeight: 700, lineHeight: 1.12, color: COLOURS.text},
            ...{letterSpacing: '-0.02em', wordBreak: 'break-word'},
          },
          whole,
        ),
        box({fontSize: 38, fontWeight: 700, color: '#baabfe'}, site),
      ],
    );
    return satori(tree as Parameters<typeof satori>[0], {
      width: WORDS_WIDTH,
      height: HEIGHT,
      fonts: this.fonts,
    });
  }

  /** A card as a PNG. */
  async draw(card: Card): Promise<Buffer> {
    const key = createHash('sha256')
      .update(JSON.stringify([RELEASE, card]))
      .digest('hex');
    const file = path.join(this.cache, `${key.slice(0, 24)}.png`);
    try {
      return await readFile(file);
    } catch {
      // Not drawn yet.
    }
    const right = WIDTH - WORDS_WIDTH;
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.back}"/>`,
      `<g transform="translate(${WORDS_WIDTH + 20} 20)">`,
      networkOf(card.path, {width: right - 40, height: HEIGHT - 40}, DISTANCES, COLOURS.link),
      '</g>',
      await this.words(card),
      '</svg>',
    ].join('');
    const png = new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
    await mkdir(this.cache, {recursive: true});
    await writeFile(file, png);
    return png;
  }
}
