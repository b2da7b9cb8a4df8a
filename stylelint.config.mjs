// @ts-check
/**
 * Colours, spaces, radii and sizes of text come from src/css/tokens.css. Free are: what is relative to
 * the text around it (em, ch, %), hairlines up to 3 px, widths and heights of a single thing, and the
 * breakpoints of media queries, where no variable can stand.
 */
const RAW_SPACE = String.raw`/(?<![\w.-])-?(?:[4-9]|\d{2,})(?:\.\d+)?px\b|(?!\b1rem\b)\b[\d.]+rem\b/`;
/** What text in these units stands on does not grow with it. */
const FIXED_SIZE = String.raw`/px\b|var\(--space/`;
const RAW_SIZE = String.raw`/\d(?:px|pt)\b|(?<!clamp.*)(?!\b1rem\b)\b[\d.]+rem\b/`;

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: [
    '**/node_modules/**',
    'build*/**',
    '.docusaurus/**',
    'samples/**',
    '**/.tmp/**',
    '**/results/**',
  ],
  // A rule is switched off for a line, with its reason.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [/^(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:margin|padding|inset|scroll-margin)/': [RAW_SPACE],
        '/^(?:gap|row-gap|column-gap|top|right|bottom|left)$/': [RAW_SPACE],
        '/radius$/': [RAW_SPACE],
        'font-size': [RAW_SIZE],
        'line-height': [FIXED_SIZE],
        font: [FIXED_SIZE],
        // Readers choose the size of text, but that of drawings, which grow as a whole; a field's has a least one.
        '/^--text-(?!mark$|field$)/': [FIXED_SIZE],
      },
      {
        message: (/** @type {string} */ property, /** @type {string} */ value) =>
          `"${property}: ${value}" is a raw length, or does not grow with the reader's text: take a token of src/css/tokens.css, rem or em.`,
      },
    ],
    'declaration-no-important': true,
    'media-feature-range-notation': 'prefix',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Names follow the framework here (block__part--kind), and the language there (camelCase modules).
    'selector-class-pattern': null,
    // Order is by subject.
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    // Names of the theme's CSS modules carry a hash and change with its releases.
    'selector-disallowed-list': [/\[class[*^$~|]?=/],
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'color-hex-length': null, 'value-keyword-case': null},
    },
  ],
};
