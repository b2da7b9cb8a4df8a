import {DESCRIPTION, NAME} from './identity';
import {LICENCE, REPOSITORY} from './links';
import {COLLEKTIVE_VERSION} from './versions';

/** A thing of https://schema.org as a script holds it: whatever it says, it cannot end that script. */
export const jsonLd = (thing: object): string =>
  JSON.stringify({'@context': 'https://schema.org', ...thing}).replaceAll('<', '\\u003c');

/** What all pages are about. @param root of the site, with its slash */
export const libraryId = (root: string): {'@id': string} => ({'@id': `${root}#library`});

/** The library and this site, which the home page describes. */
export const libraryThings = (root: string): object => ({
  '@graph': [
    {
      '@type': 'SoftwareSourceCode',
      ...libraryId(root),
      name: NAME,
      description: DESCRIPTION,
      codeRepository: REPOSITORY,
      programmingLanguage: 'Kotlin',
      version: COLLEKTIVE_VERSION,
      license: LICENCE,
    },
    {'@type': 'WebSite', name: NAME, url: root, about: libraryId(root)},
  ],
});
