import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '../tools/browser.ts';
import { withServer } from './server.ts';

// Lighthouse's results for /login on a phone: the median of three runs. Exits with 1 when a target is missed.

const RUNS = 3;
const TARGETS = { performance: 97, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof TARGETS;
const categories = Object.keys(TARGETS) as Category[];

/** The part of Lighthouse's report that is used. */
interface Report {
  audits: Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

await withServer({}, async ({ origin }) => {
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureScores(`${origin}/login`));
  for (const category of categories)
    reportScore(
      category,
      runs.map((scores) => scores[category]),
    );
});

async function measureScores(url: string): Promise<Record<Category, number>> {
  const { executablePath, args, env } = await chromium();
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      '--chrome-ignore-default-flags',
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  const { audits, categories: found, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score === 0 && scoreDisplayMode === 'binary') console.log(`  ${id}: ${title}`);
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Record<Category, number>;
}

function reportScore(category: Category, scores: readonly number[]): void {
  const sorted = scores.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isMet = median >= TARGETS[category];
  console.log(
    `${category}: ${median} of ${TARGETS[category]} (${sorted.join(', ')})${isMet ? '' : ', missed'}`,
  );
  if (!isMet) process.exitCode = 1;
}
