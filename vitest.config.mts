import {defineConfig} from 'vitest/config';

/** `--project unit` is quick; `--project build` runs whole builds that must fail or warn. */
export default defineConfig({
  // TypeScript leaves JSX to Docusaurus; tests have it compiled here.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // For what never ends: a machine that others use, too, may take minutes for seconds, and nothing is judged by its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: {poll: {timeout: 120_000}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker loads each module once for all its files, which halves the stage. A test therefore puts back what
          // it replaces; where it needs a module anew, `vi.resetModules` gives it one.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'packages/**/*.test.{ts,tsx}',
            'plugins/**/*.test.{ts,tsx}',
            '{markdown,sample-tools,shared}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
