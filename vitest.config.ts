import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const WEB = 'web/src/**/*.test.{ts,tsx}';
/** Tests that mock a module. A file that shares modules with others would get those that another has loaded. */
const MOCKING = globSync(WEB).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

const SERVER = ['server/{src,testing}/**/*.test.ts', 'tools/*.test.ts', 'bench/**/*.test.ts'];
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

const LIMITS = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // On a busy machine, a condition that a test polls for is met later than on an idle one.
  expect: { poll: { timeout: 10_000 } },
  // One more than the cores of the machine that this is tuned for: tests of faults wait for half of their time.
  maxWorkers: 3,
};

const globalSetup = ['tools/testDatabase.ts'];

const webProject = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: './web/vite.config.ts',
  root: '.',
  // The limits are repeated, because this project extends another configuration.
  test: { environment: 'happy-dom', setupFiles: 'web/src/testing/setUp.ts', ...LIMITS, ...test },
});

export default defineConfig({
  test: {
    globals: false,
    ...LIMITS,
    projects: [
      { extends: true, test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      // A test draws all pictures of a deck, some of them twice.
      { extends: true, test: { name: 'decks', include: ['decks/**/*.test.ts'], testTimeout: 180_000 } },
      {
        extends: true,
        // Hashing at the product's cost took a tenth of the tests' time, and most of the time of the backups' tests.
        resolve: {
          alias: {
            '@node-rs/argon2': `${import.meta.dirname}/server/testing/quickArgon2.ts`,
            './scryptCost.ts': `${import.meta.dirname}/server/testing/quickScryptCost.ts`,
          },
        },
        // Loading the server again for each file took a quarter of the time.
        test: {
          globalSetup,
          name: 'server',
          include: SERVER,
          exclude: [...ISOLATED, ...SOAK_ONLY],
          isolate: false,
        },
      },
      { extends: true, test: { globalSetup, name: 'server isolated', include: ISOLATED } },
      // Loading React and a page again for each file took two thirds of the time.
      webProject({ name: 'web', include: [WEB], exclude: MOCKING, isolate: false }),
      webProject({ name: 'web isolated', include: MOCKING }),
    ],
  },
});
