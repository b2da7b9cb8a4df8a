/** What the site is called, and the words it is known by. `npm run assets` writes them on the social card. */
export const NAME = 'Collektive';
export const SUBJECT = 'Aggregate computing in Kotlin Multiplatform';
export const TAGLINE = 'Aggregate computing in Kotlin Multiplatform: one program, every device';
export const SLOGAN = ['One program.', 'Every device.'] as const;

/** What it is, in a sentence: for search engines and for what reads `llms.txt`. */
export const DESCRIPTION =
  'Collektive is an open-source Kotlin Multiplatform library for aggregate computing: write what a whole network of devices does, and each device works out its part.';
