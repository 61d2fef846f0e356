import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/browser.ts';
import { playwrightReporter } from '../tools/reporters.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: '../tools/testDatabase.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of the machine that this is tuned for: pages often wait.
  workers: 3,
  // Reached only by a hanging test: on a busy machine a step may take ten times its usual time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [[playwrightReporter], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: await findChromium(),
    // A failed test keeps a trace of every step, and a screenshot of the end. `--trace on` also records the page at each step.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    // Without a GPU, animations are a quarter of a page's CPU time. Files that need them use WITH_MOTION.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
