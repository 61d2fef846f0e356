import { defineConfig } from 'vitest/config';

const SERVER = ['server/src/**/*.test.ts', 'tools/*.test.ts', 'bench/**/*.test.ts'];
/**
 * Tests that each need modules and a process of their own, because they mock or change a module, or measure the process
 * or put it under load. The others share modules between files.
 */
const ISOLATED = [
  'server/src/mails/inbound/*.test.ts',
  'server/src/accounts/failedLogIns.test.ts',
  'server/src/accounts/hashing.test.ts',
  'server/src/accounts/sessions.test.ts',
  'server/src/composer/careLetters.test.ts',
  'server/src/app/errorReportMasking.test.ts',
  'server/src/app/decks.test.ts',
  'server/src/app/wireFormat.test.ts',
  'server/src/astrology/findPlaces.test.ts',
  'server/src/readings/safety/indicatesDanger.test.ts',
  'server/src/tarot/*.test.ts',
];

/** Tests that need the repository's history, which a clone may lack. */
const SOAK_ONLY = process.env['SOAK'] === '1' ? [] : ['server/src/app/serve/upgrade.test.ts'];

/** One more than the cores of the machine that this is tuned for: tests of faults wait for half of their time. */
const MAX_WORKERS = 3;

const globalSetup = ['tools/testDatabase.ts'];

export default defineConfig({
  test: {
    globals: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // On a busy machine, a condition that a test polls for is met later than on an idle one.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: MAX_WORKERS,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'decks', include: ['decks/**/*.test.ts'] } },
      {
        extends: true,
        // Hashing at the product's cost took a tenth of the tests' time, and most of the time of the backups' tests.
        resolve: {
          alias: {
            '@node-rs/argon2': `${import.meta.dirname}/server/testing/quickArgon2.ts`,
            './scryptCost.ts': `${import.meta.dirname}/server/testing/quickScryptCost.ts`,
          },
        },
        // Loading the server anew for each file took a quarter of the time.
        test: {
          globalSetup,
          name: 'server',
          include: SERVER,
          exclude: [...ISOLATED, ...SOAK_ONLY],
          isolate: false,
        },
      },
      { extends: true, test: { globalSetup, name: 'server isolated', include: ISOLATED } },
      {
        extends: './web/vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Repeated, because this project extends another configuration.
          maxWorkers: MAX_WORKERS,
          // Loading React and a page anew for each file took two thirds of the time.
          isolate: false,
          setupFiles: 'web/src/testing/resetPage.ts',
        },
      },
    ],
  },
});
