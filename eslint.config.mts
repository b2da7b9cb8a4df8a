import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {isPure, ROOMS} from './lint/layers';
import layers from './lint/layers-rule';

/** Where pure rooms are, and which rooms inside of them are not. */
const [PURE, IMPURE] = [true, false].map((pure) =>
  ROOMS.filter((room) => isPure(room) === pure && room.folder !== '.').map(
    ({folder}) => `${folder}/**`,
  ),
);
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
    'bench/.tmp/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
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
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: {globals: globals.browser},
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,mts}'],
    // Tests beside the code may import what they like.
    ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
    plugins: {house: {rules: {layers}}},
    rules: {'house/layers': 'error'},
  },
  {
    // Nothing that only a page has, not even inside a function: these run in workers and builds, too.
    files: PURE,
    ignores: [...IMPURE, '**/*.test.ts'],
    rules: {'no-restricted-globals': ['error', ...PAGE_GLOBALS]},
  },
  {
    // The syntax tree and its code have many kinds: a default stands for those that a function leaves alone. What
    // a program throws, and jumps out of its functions, are no errors of JavaScript. Nothing here is React.
    files: ['src/kotlin/**', 'src/play/**'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      '@typescript-eslint/only-throw-error': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    // The theme hands over data without types in places; its own declarations say `any`.
    files: ['plugins/**', 'tests/**', 'bench/**', 'lint/**', '*.{js,mts,ts}', 'tools/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tools/**', 'bench/**', 'tests/**', 'plugins/**', 'lint/**', '*.{js,mts,ts}'],
    languageOptions: {globals: globals.node},
  },
  {
    // Some of their functions run in a page of the browser.
    files: ['tools/**', 'bench/**'],
    languageOptions: {
      globals: {document: 'readonly', window: 'readonly', PerformanceObserver: 'readonly'},
    },
  },
  {
    // Programs talk on the console; inline scripts of a page warn the reader there.
    files: ['tools/**', 'bench/**', 'src/page/**'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
