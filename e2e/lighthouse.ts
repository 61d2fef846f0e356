import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from '../tools/browser.ts';
import { withServer } from './server.ts';

// What Lighthouse says of /login on a phone: the median of three runs. Ends with 1 when a target is missed.

const RUNS = 3;
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof TARGETS;
const categories = Object.keys(TARGETS) as Category[];

await withServer({}, async ({ origin }) => {
  const { executablePath: chromePath, args, env: envVars } = await chromium();
  const chromeFlags = ['--headless=new', ...args];
  const chrome = await launch({ chromePath, chromeFlags, envVars, ignoreDefaultFlags: true });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOf(`${origin}/login`, chrome.port));
    for (const category of categories)
      tell(
        category,
        runs.map((scores) => scores[category]),
      );
  } finally {
    chrome.kill();
  }
});

async function scoresOf(url: string, port: number): Promise<Record<Category, number>> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score === 0 && scoreDisplayMode === 'binary') console.log(`  ${id}: ${title}`);
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Record<Category, number>;
}

function tell(category: Category, scores: readonly number[]): void {
  const sorted = scores.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isMet = median >= TARGETS[category];
  console.log(
    `${category}: ${median} of ${TARGETS[category]} (${sorted.join(', ')})${isMet ? '' : ', missed'}`,
  );
  if (!isMet) process.exitCode = 1;
}
