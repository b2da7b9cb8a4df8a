/** What the site is called, and the words it is known by. `npm run images` writes them on the social card. */
import {text} from '@collektive/texts';

export const NAME = 'Collektive';
export const SUBJECT = text('Aggregate computing in Kotlin Multiplatform');
export const TAGLINE = text(
  'Aggregate computing in Kotlin Multiplatform: one program, every device',
);
export const SLOGAN = [text('One program.'), text('Every device.')] as const;

/** What it is, in a sentence: for search engines and for what reads `llms.txt`. */
export const DESCRIPTION = text(
  'Collektive is an open-source Kotlin Multiplatform library for aggregate computing: write what a whole network of devices does, and each device works out its part.',
);
