import type {LoadContext, Plugin} from '@docusaurus/types';

/** Ends what is done in a language that the site does not have: the framework only warns, and goes on without texts. */
export default function knownLocale({siteConfig, i18n}: LoadContext): Plugin {
  const {locales} = siteConfig.i18n;
  if (!locales.includes(i18n.currentLocale)) {
    throw new Error(
      `The locale "${i18n.currentLocale}" is not configured (configured: ${locales.join(', ')}). ` +
        'Add it to i18n.locales in docusaurus.config.ts, or build one of these.',
    );
  }
  return {name: 'known-locale'};
}
