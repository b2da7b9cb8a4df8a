import type {LoadContext, Plugin} from '@docusaurus/types';

/** Fails a build for a locale that the configuration does not list; Docusaurus only warns of it. */
export default function knownLocale({i18n, siteConfig}: LoadContext): Plugin {
  const {locales} = siteConfig.i18n;
  if (!locales.includes(i18n.currentLocale)) {
    throw new Error(
      `The locale "${i18n.currentLocale}" is not configured (configured: ${locales.join(', ')}). ` +
        'Add it to i18n.locales in docusaurus.config.ts, or build one of these.',
    );
  }
  return {name: 'known-locale'};
}
