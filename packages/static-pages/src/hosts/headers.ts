/**
 * What a careful host sends with every answer. What a page may load and run stands in the page itself, too,
 * since hosts such as GitHub Pages send no headers of ours; these say what a page cannot say of itself.
 */
const HEADERS = {
  // From the second visit on nobody on the way can answer in our place without encryption.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Nobody frames these pages, so nobody can put a button of theirs over one of ours. */
const UNFRAMED = "frame-ancestors 'none'";

/** How long answers may be kept. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
export const KEPT_SHORTLY = 'public, max-age=600';

export type Headers = Readonly<Record<string, string>>;

/** Headers of the addresses that begin alike. */
export interface HeaderRule {
  /** How they begin, below the base URL. */
  prefix: string;
  /** In the place of those of shorter prefixes. */
  headers: Headers;
}

/** What a site has that not every site has. */
export interface HostOptions {
  /** Folders in which names carry a hash of their content, besides `assets`. */
  hashedFolders?: readonly string[];
  /** Policies of threads, by how their addresses begin below the base URL. */
  threads?: Readonly<Record<string, string>>;
  /** Folders of the site's languages, with a slash at the end; empty for the first. */
  languages?: readonly string[];
}

/** @param policy of all pages, as far as a host can say it; nothing where they have none */
export const rulesFor = (
  policy: string | undefined,
  {hashedFolders = [], threads = {}, languages = ['']}: HostOptions = {},
): HeaderRule[] => [
  {
    prefix: '',
    headers: {
      'Content-Security-Policy': policy === undefined ? UNFRAMED : `${policy};${UNFRAMED}`,
      ...HEADERS,
    },
  },
  ...languages.flatMap((language) => [
    // Readers of feeds show the pictures of posts.
    {prefix: `${language}img/`, headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
    ...['assets', ...hashedFolders].map((folder) => ({
      prefix: `${language}${folder}/`,
      headers: {'Cache-Control': KEPT_FOR_EVER},
    })),
    ...Object.entries(threads).map(([prefix, own]) => ({
      prefix: language + prefix,
      headers: {'Content-Security-Policy': own},
    })),
  ]),
];

/** Headers of addresses that begin with a rule's prefix: its own, and those of shorter ones that it leaves. */
export const headersBelow = (rules: readonly HeaderRule[], prefix: string): Headers =>
  Object.assign(
    {},
    ...rules.filter((rule) => prefix.startsWith(rule.prefix)).map(({headers}) => headers),
  ) as Headers;
