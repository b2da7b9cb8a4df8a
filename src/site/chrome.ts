import {phrase, text} from '@collektive/texts';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {
  ANNOUNCEMENT_ID,
  BASE_URL,
  LOCALES,
  NAVBAR_HIDE_ON_SCROLL,
  RESPECT_SYSTEM_COLOR_MODE,
} from './env';
import {NAME} from './identity';
import {API_MODULES, ISSUES, LICENCE_NAME, REPOSITORY} from './links';
import {OLDER_RELEASES} from './releases';
import {SEARCH} from './search';
import {COLLEKTIVE_VERSION} from './versions';

/** The year in the footer, fixed by the specification: a build must not change with the calendar. */
const COPYRIGHT_YEAR = 2025;

const ANNOUNCEMENT = {
  id: ANNOUNCEMENT_ID,
  content: phrase`Collektive ${COLLEKTIVE_VERSION} is out, for Kotlin 2.4. <a href="${BASE_URL}docs/tutorials/gettingstarted/">Set it up</a>`,
  isCloseable: true,
};

const NAVBAR: ThemeConfig['navbar'] = {
  title: NAME,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  hideOnScroll: NAVBAR_HIDE_ON_SCROLL,
  items: [
    {to: '/docs/intro/', activeBasePath: '/docs/', position: 'left', label: 'Docs'},
    {to: '/playground/', label: 'Playground', position: 'left'},
    {to: '/blog/', label: 'Blog', position: 'left'},
    {type: 'dropdown', label: 'APIs', position: 'left', items: [...API_MODULES]},
    ...(OLDER_RELEASES.length > 0
      ? ([{type: 'docsVersionDropdown', position: 'right'}] as const)
      : []),
    ...(LOCALES.length > 1 ? ([{type: 'localeDropdown', position: 'right'}] as const) : []),
    {
      href: REPOSITORY,
      position: 'right',
      label: 'GitHub',
      'aria-label': text('GitHub repository'),
      className: 'navbar-repository',
    },
  ],
};

const FOOTER: ThemeConfig['footer'] = {
  links: [
    {label: 'Getting Started', to: '/docs/intro'},
    {label: 'APIs', to: '/docs/apis/'},
    {label: 'Cite Collektive', to: '/docs/references/#cite'},
    {label: 'Releases', href: `${REPOSITORY}/releases`},
    {label: 'Issues', href: ISSUES},
    {label: 'Licence', href: `${REPOSITORY}/blob/${COLLEKTIVE_VERSION}/LICENSE`},
    {label: 'GitHub', href: REPOSITORY},
  ],
  copyright: `Copyright © ${COPYRIGHT_YEAR} the Collektive authors. ${LICENCE_NAME}.`,
};

export const THEME_CONFIG = {
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: RESPECT_SYSTEM_COLOR_MODE},
  announcementBar: ANNOUNCEMENT,
  navbar: NAVBAR,
  footer: FOOTER,
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  algolia: SEARCH,
} satisfies ThemeConfig & {algolia: typeof SEARCH};
