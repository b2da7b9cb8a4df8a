import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders that stay pure: no React, no DOM at import time, no Node (design: who may import whom). */
const PURE = [
  'src/site/**',
  'src/aggregate/**',
  'src/kotlin/**',
  'src/play/**',
  'src/search/**',
  'remark/**',
];

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
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['**/plugins/**', 'node:*'], message: 'Pages know nothing of the build.'},
            {
              group: ['@site/src/theme/**', '**/src/theme/**'],
              message: 'Theme parts are imported by their alias, @theme/….',
            },
          ],
        },
      ],
    },
  },
  {
    files: PURE,
    // The React parts of search are hooks.
    ignores: ['src/search/use[A-Z]*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'react',
                'react-dom',
                'react-dom/*',
                '@docusaurus/*',
                '!@docusaurus/types',
                '@theme/*',
              ],
              allowTypeImports: true,
              message: 'This folder is pure: no React, no theme.',
            },
          ],
        },
      ],
    },
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
    files: ['plugins/**', 'scripts/**', 'tests/**', 'bench/**', '*.{js,mjs,ts}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'tests/**', 'plugins/**', '*.{js,mjs,ts}'],
    languageOptions: {globals: globals.node},
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
    files: ['scripts/**', 'bench/**', 'plugins/page-guard/**'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
