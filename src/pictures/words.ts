/** The words of pictures: scenes say them in English, which is the key to their translations. */
import {LAYOUTS, type Picture} from '@collektive/pictures';
import {text} from '@collektive/texts';

const WORDS = /(?<=<text[^>]*>)[^<]+(?=<\/text>)/g;

/** All that is written in a drawing, in its order. */
export const written = (content: string): string[] => content.match(WORDS) ?? [];

/** What a picture says that can be translated. */
export const textsOf = (picture: Picture): string[] => [
  ...new Set([
    ...LAYOUTS.flatMap((layout) => written(picture.draw(layout).content)),
    picture.alt,
    picture.caption,
  ]),
];

/** A picture in the language of the build. */
export const inLanguage = (picture: Picture): Picture => ({
  ...picture,
  alt: text(picture.alt),
  caption: text(picture.caption),
  draw(layout) {
    const drawing = picture.draw(layout);
    return {...drawing, content: drawing.content.replace(WORDS, text)};
  },
});
