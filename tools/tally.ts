// Reads the numbers of passed, failed and skipped tests from the reports of both test runners.
import { readFile } from 'node:fs/promises';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of any test. */
  errors: unknown[];
}

/** @param path Vitest's JSON report */
export async function tallyVitest(path: string): Promise<Tally> {
  const report = await readReport<VitestReport>(path);
  // A file that fails to load has no failed test.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param path Playwright's JSON report. A flaky test counts as failed. */
export async function tallyPlaywright(path: string): Promise<Tally> {
  const { stats, errors } = await readReport<PlaywrightReport>(path);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

const readReport = async <Shape>(path: string): Promise<Shape> =>
  JSON.parse(await readFile(path, 'utf8')) as Shape;
