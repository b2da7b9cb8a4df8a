/** The addresses outside this site that the chrome and the home page lead to. */
export const REPOSITORY = 'https://github.com/Collektive/collektive';

/** Where readers tell of faults. */
export const ISSUES = `${REPOSITORY}/issues`;

const JAVADOC = 'https://javadoc.io/doc/it.unibo.collektive';

/** API documentation, a row for each module group. */
export const API_MODULES = [
  {label: 'collektive-dsl', href: `${JAVADOC}/collektive-dsl`},
  {label: 'collektive-stdlib', href: `${JAVADOC}/collektive-stdlib`},
  {label: 'collektive-compiler-plugin', href: `${JAVADOC}/collektive-compiler-plugin`},
  {
    label: 'alchemist-incarnation-collektive',
    href: `${JAVADOC}/alchemist-incarnation-collektive`,
  },
  {label: 'All modules', href: JAVADOC},
] as const;

/** Where an author edits the page at hand. */
export const EDIT_URL = 'https://github.com/Collektive/collektive.github.io/edit/main/';

/** Where a reader tells of faults in pages. */
export const NEW_ISSUE = 'https://github.com/Collektive/collektive.github.io/issues/new';

/** Where a reader sees a file of this site's repository. */
export const SOURCE_URL = 'https://github.com/Collektive/collektive.github.io/blob/main/';

/** The licence of the library, and of this site. */
export const LICENCE_NAME = 'Apache License 2.0';
export const LICENCE = 'https://www.apache.org/licenses/LICENSE-2.0';
