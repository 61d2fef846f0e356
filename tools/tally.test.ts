import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonletter-tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: object): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

test('counts a test file that cannot be loaded as failed, and a failed test once', async () => {
  const path = await report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(await tallyVitest(path)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('counts a flaky browser test and an error outside of tests as failed', async () => {
  const path = await report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
  expect(await tallyPlaywright(path)).toEqual({ passed: 3, failed: 3, skipped: 2 });
});
