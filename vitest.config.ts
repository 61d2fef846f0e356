import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // What is waited for comes later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'decks', include: ['decks/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'tools/*.test.ts'],
          globalSetup: ['tools/testDatabase.ts'],
        },
      },
      {
        extends: './web/vite.config.ts',
        root: '.',
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
});
