/** What the site is called, and the words it is known by. `npm run images` writes them on the social card. */
export const NAME = 'Collektive';
export const SUBJECT = 'Aggregate computing in Kotlin Multiplatform';
export const SLOGAN = ['One program.', 'Every device.'] as const;
