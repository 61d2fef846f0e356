// npm test: the checks, then all tests, against the built product. --soak runs their long forms.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { compileCache, duration, succeeds, ROOT, startProgram } from './command.ts';
import { colorEnv, playwrightColorEnv, vitestReporter } from './reporters.ts';
import { tallyPlaywright, tallyVitest, type Tally } from './tally.ts';

const LOCAL_REDIS = { host: '127.0.0.1', port: 6379 };
const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
const REPORTS = { unitTests: '.cache/reports/parts.json', browserTests: 'test-results/e2e.json' };

const startedAt = performance.now();
const env = {
  ...redis(await hasLocalRedis()),
  ...(process.argv.includes('--soak') && { SOAK: '1' }),
};
if (!('REDIS_URL' in env)) console.log('There is no Redis at 127.0.0.1:6379: what needs one is skipped.');
for (const report of Object.values(REPORTS)) await rm(join(ROOT, report), { force: true });

// At low priority, in parallel with the checks and unit tests. The browser tests show cards and would wait for them.
const drawing = succeeds(startProgram(process.execPath, ['decks/build.ts', '--background'], colorEnv));
// Both leave a core idle at times; the tests use all cores.
const [isChecked, isWebBuilt] = await Promise.all([
  succeeds(startProgram(process.execPath, ['tools/check.ts'], colorEnv)),
  succeeds(startProgram(process.execPath, ['tools/build.ts', 'web', 'places'], colorEnv)),
]);
const unitTests = await run(
  tallyVitest,
  REPORTS.unitTests,
  colorEnv,
  'vitest',
  'run',
  `--reporter=${vitestReporter}`,
  '--reporter=json',
  `--outputFile.json=${REPORTS.unitTests}`,
);
const isBuilt = (await drawing) && isWebBuilt;
const browserTests = isBuilt
  ? await run(
      tallyPlaywright,
      REPORTS.browserTests,
      { ...playwrightColorEnv, ...compileCache },
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
    )
  : NOTHING;
conclude(unitTests, browserTests);

async function run(
  tallyOf: (report: string) => Promise<Tally>,
  report: string,
  own: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): Promise<Tally> {
  const isDone = await succeeds(startProgram(command, args, { ...env, ...own }));
  const tally = await tallyOf(join(ROOT, report)).catch(() => NOTHING);
  // The runner may have failed outside of any test, even before it could report.
  return !isDone && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function conclude(...tallies: Tally[]): void {
  const sum = (of: keyof Tally) => tallies.reduce((count, tally) => count + tally[of], 0);
  const [passed, skipped] = [sum('passed'), sum('skipped')];
  const failed = sum('failed') + (isChecked ? 0 : 1) + (isBuilt ? 0 : 1);
  const isIncomplete = skipped > 0 && process.env['CI'] === 'true';
  if (!isChecked) console.log('\nThe checks found faults, see above.');
  if (!isBuilt) console.log('\nThe product could not be built, see above: nothing was tried in a browser.');
  if (isIncomplete) console.log('\nSomething was skipped, which CI=true does not allow.');
  console.log(`\nAll in ${duration(startedAt)}.`);
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
