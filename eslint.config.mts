import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What runs in workers and builds as well as in pages. */
const WITHOUT_PAGE = [
  'packages/{kotlin,collektive-model}/src/**',
  'shared/{pictures,fetch}/src/**',
  'plugins/search/src/{text,index,engine,worker}/**',
  'plugins/ask/src/service/**',
  'packages/playground/src/*.ts',
  'packages/playground/src/{worker,figure,exercise}/**',
  'src/{site,code}/**',
];
/**
 * Firefox has had properties for roles, names and states of elements since 119; `browserslist` begins with 113. What a
 * build writes into a syntax tree (`properties`) becomes an attribute.
 */
const ARIA_PROPERTY = '[property.name=/^aria[A-Z]/]';
const NO_ARIA_PROPERTIES = [
  `MemberExpression${ARIA_PROPERTY}:not([object.name="properties"], [object.property.name="properties"])`,
  'AssignmentExpression > MemberExpression.left[property.name="role"]',
  'ObjectExpression > Property[key.name=/^aria[A-Z]/]',
].map((selector) => ({
  selector,
  message: 'Firefox before 119 does not know this property: set or read the attribute.',
}));
/** What a build refuses in MDX (markdown/remark/handlers), and here in components. */
const NO_HANDLERS = [
  'JSXAttribute[name.name=/^on[A-Z]/]',
  'CallExpression[callee.name=/^use(State|Reducer|(Layout|Insertion)?Effect|SyncExternalStore)$/]',
].map((selector) => ({
  selector,
  message:
    "It does nothing: pages are published without React. Put the component into a file of src/islands, and wrap it with island('name', Component, {when: …}).",
}));
const PAGE_GLOBALS = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'];

export default defineConfig(
  globalIgnores([
    'build/',
    'build-variant/',
    'build-hosted/',
    '.docusaurus/',
    'node_modules/',
    'samples/',
    'test-results/',
    'playwright-report/',
    'tests/.tmp/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      curly: 'error',
      'max-lines': ['error', {max: 500, skipBlankLines: true, skipComments: true}],
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `async` in the signature is what an interface asks for, with or without something to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'packages/**/*.tsx', 'plugins/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['{src,packages,plugins,shared}/**/*.{ts,tsx}'],
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['{src,packages,plugins,shared}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {'no-restricted-syntax': ['error', ...NO_ARIA_PROPERTIES]},
  },
  {
    files: ['src/**/*.tsx'],
    // Of a page that crashed: only the framework's client comes to it.
    ignores: ['src/islands/**', 'src/theme/ErrorPageContent/**', '**/*.test.tsx'],
    rules: {'no-restricted-syntax': ['error', ...NO_ARIA_PROPERTIES, ...NO_HANDLERS]},
  },
  {
    // Nothing that only a page has, not even inside a function.
    files: WITHOUT_PAGE,
    ignores: ['**/*.test.ts'],
    rules: {'no-restricted-globals': ['error', ...PAGE_GLOBALS]},
  },
  {
    // The checker and the compiler are recursive: a file is a subject, read as one.
    files: ['packages/kotlin/**'],
    rules: {'max-lines': ['error', {max: 900, skipBlankLines: true, skipComments: true}]},
  },
  {
    // The syntax tree and its code have many kinds: a default stands for those that a function leaves alone. What
    // a program throws, and jumps out of its functions, are no errors of JavaScript.
    files: ['packages/kotlin/**', 'packages/playground/**'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    // The theme hands over data without types in places; its own declarations say `any`.
    files: [
      'plugins/**',
      'tests/**',
      'e2e/**',
      'bench/**',
      '*.{js,mts,ts}',
      'scripts/**/*.test.ts',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**', 'e2e/**', 'plugins/**', '*.{js,mts,ts}'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['static/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {globals: globals.serviceworker},
  },
  {
    // Some of their functions run in a page of the browser.
    files: ['scripts/**', 'bench/**'],
    languageOptions: {
      globals: {document: 'readonly', window: 'readonly', PerformanceObserver: 'readonly'},
    },
  },
  {
    // Programs talk on the console; inline scripts of a page warn the reader there.
    files: [
      'scripts/**',
      'bench/**',
      '{packages/*/testing,plugins/search/src/push}/main.ts',
      'plugins/static-pages/src/page/**',
    ],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
