import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from '../tools/browser.ts';
import { startTestCluster } from '../tools/testDatabase.ts';
import { RunningServer } from './server.ts';

// What Lighthouse says of /login on a phone: the median of three runs. Ends with 1 when a target is missed.

const RUNS = 3;
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof TARGETS;
const categories = Object.keys(TARGETS) as Category[];

const cluster = await startTestCluster();
const server = await RunningServer.start();
const { executablePath, args, env } = await chromium();
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=new', ...args],
  envVars: env,
  ignoreDefaultFlags: true,
});
try {
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(`${server.origin}/login`, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    runs.push(
      Object.fromEntries(
        categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
    );
    const missed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    );
    for (const { id, title } of missed) console.log(`  ${id}: ${title}`);
  }
  for (const category of categories) {
    const scores = runs.map((run) => run[category]).toSorted((one, other) => one - other);
    const median = scores[Math.floor(RUNS / 2)]!;
    const isMet = median >= TARGETS[category];
    console.log(
      `${category}: ${median} of ${TARGETS[category]} (${scores.join(', ')})${isMet ? '' : ' missed'}`,
    );
    if (!isMet) process.exitCode = 1;
  }
} finally {
  chrome.kill();
  await server.stop();
  await cluster.stop();
}
