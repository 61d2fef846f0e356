// What the reports of the two runners of tests count.
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
  /** What went wrong outside of any test. */
  errors: unknown[];
}

/** @param path of Vitest's JSON report */
export async function tallyVitest(path: string): Promise<Tally> {
  const report = await readReport<VitestReport>(path);
  // A file that cannot even be loaded has no test that fails.
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

/** @param path of Playwright's JSON report. A test that passes only sometimes has failed. */
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
