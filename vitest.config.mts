import {defineConfig} from 'vitest/config';

/** `--project unit` is quick; `--project build` runs whole builds that must fail or warn. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'plugins/**/*.test.ts',
            'content/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // A build takes some ten seconds on a small machine, more when others share it.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
