// npm test: the checks, then all tests, against the built product. --soak runs their long forms.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isUnchangedSinceChecked } from '@moonletter/decks/build/checked.ts';
import { formatSecondsSince, succeeds, ROOT, startProgram } from './command.ts';
import { makeMemoryFolder } from './memoryFolder.ts';
import { colorEnv, playwrightColorEnv, vitestReporter } from './reporters.ts';
import { tallyPlaywright, tallyVitest, type Tally } from './tally.ts';

const LOCAL_REDIS = { host: '127.0.0.1', port: 6379 };
const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
const REPORTS = { unitTests: '.cache/reports/parts.json', browserTests: 'test-results/e2e.json' };

const startedAt = performance.now();
const isSoak = process.argv.includes('--soak');
const areDecksUnchanged = !isSoak && (await isUnchangedSinceChecked());
/** The long-running forms of the tests use the disk, as the product does. */
const memory = isSoak ? undefined : makeMemoryFolder();
/** The server's setting for a small heap is not used: collecting garbage often took a seventh of the tests' time. */
const testEnv = {
  NODE_OPTIONS: '--max-semi-space-size=64',
  ...redis(await hasLocalRedis()),
  ...(memory && { TMPDIR: memory.path }),
  ...(isSoak && { SOAK: '1' }),
};
if (!('REDIS_URL' in testEnv))
  console.log('There is no Redis at 127.0.0.1:6379: tests that need one are skipped.');
if (areDecksUnchanged)
  console.log('The decks are unchanged since their tests passed: they are not run again.');
for (const report of Object.values(REPORTS)) await rm(join(ROOT, report), { force: true });

// The browser tests show cards. For unchanged decks the manifest is enough, since the server renders cards on request.
// Changed decks are rendered at low priority, in parallel with the checks and unit tests.
const rendering = succeeds(
  startProgram(
    process.execPath,
    ['decks/build.ts', areDecksUnchanged ? '--manifest' : '--background'],
    colorEnv,
  ),
);
// At low priority beside the build and the unit tests, which leave cores idle while they wait.
const checking = succeeds(startProgram(process.execPath, ['tools/check.ts', '--background'], colorEnv));
const isWebBuilt = await succeeds(
  startProgram(process.execPath, ['tools/build.ts', 'web', 'places', 'phrases'], colorEnv),
);
const building = rendering.then((isRendered) => isRendered && isWebBuilt);
// One runner after the other: in parallel, tests that measure time fail.
const unitTests = await testUnits();
const browserTests = await testInBrowser();
memory?.remove();
reportTotals({ isChecked: await checking, isBuilt: await building }, unitTests, browserTests);

function testUnits(): Promise<Tally> {
  const args = [`--reporter=${vitestReporter}`, '--reporter=json', `--outputFile.json=${REPORTS.unitTests}`];
  if (areDecksUnchanged) args.push('--project=!decks');
  return run(tallyVitest, REPORTS.unitTests, () =>
    succeeds(startProgram('vitest', ['run', ...args], { ...testEnv, ...colorEnv })),
  );
}

async function testInBrowser(): Promise<Tally> {
  if (!(await building)) return NOTHING;
  const args = ['test', '--config=e2e/playwright.config.ts'];
  return run(tallyPlaywright, REPORTS.browserTests, () =>
    succeeds(startProgram('playwright', args, { ...testEnv, ...playwrightColorEnv })),
  );
}

async function run(
  tallyOf: (report: string) => Promise<Tally>,
  report: string,
  runAll: () => Promise<boolean>,
): Promise<Tally> {
  const isDone = await runAll();
  const tally = await tallyOf(join(ROOT, report)).catch(() => NOTHING);
  // The runner may have failed outside of any test, even before it could report.
  return !isDone && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function reportTotals(
  { isChecked, isBuilt }: { isChecked: boolean; isBuilt: boolean },
  ...tallies: Tally[]
): void {
  const sum = (key: keyof Tally) => tallies.reduce((count, tally) => count + tally[key], 0);
  const [passed, skipped] = [sum('passed'), sum('skipped')];
  const failed = sum('failed') + (isChecked ? 0 : 1) + (isBuilt ? 0 : 1);
  const isIncomplete = skipped > 0 && process.env['CI'] === 'true';
  if (!isChecked) console.log('\nThe checks found faults, see above.');
  if (!isBuilt) console.log('\nThe product could not be built, see above: nothing was tried in a browser.');
  if (isIncomplete) console.log('\nSomething was skipped, which CI=true does not allow.');
  console.log(`\nAll in ${formatSecondsSince(startedAt)}.`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 && !isIncomplete ? 0 : 1;
}

function redis(isLocal: boolean): { REDIS_URL?: string } {
  const url = process.env['REDIS_URL'] ?? (isLocal ? `redis://${LOCAL_REDIS.host}:${LOCAL_REDIS.port}` : '');
  return url === '' ? {} : { REDIS_URL: url };
}

async function hasLocalRedis(): Promise<boolean> {
  const socket = connect(LOCAL_REDIS);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
