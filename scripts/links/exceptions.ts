import {EDIT_URL, SOURCE_URL} from '../../src/site/links';

/** Addresses that are not asked, by how they begin, each with its reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  [EDIT_URL]: 'asks for an account first; the build takes the file from the repository',
  [SOURCE_URL]: 'what is not pushed yet is not there; the build takes the file from the repository',
  'https://doi.org/': 'publishers refuse programs; the number is checked with the paper',
};
