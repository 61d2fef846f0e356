import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '../tools/browser.ts';
import { withServer } from './server.ts';

// Prints Lighthouse's scores for the front page and /login on a phone: the median of three runs. Exits with 1 when a target
// is missed.

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Partial<Record<Category, number>>;

/** The minimum scores of each page. Other pages have no target for search engines, since they must not be indexed. */
const TARGETS: Record<string, Scores> = {
  '/welcome': { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  '/login': { performance: 97, accessibility: 100, 'best-practices': 100 },
};
/** With a test clock the front page would be marked as not indexable. */
const LISTED = { TEST_CLOCK: '0', RATE_LIMITS: 'on' };
const READER = {
  email: 'isolde@example.test',
  firstName: 'Isolde',
  lastName: 'Marr',
  password: 'only for this measurement',
};

/** The part of Lighthouse's report that is used. */
interface Report {
  audits: Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

await withServer(LISTED, async (server) => {
  await server.createWriter(READER);
  for (const [path, targets] of Object.entries(TARGETS)) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureScores(server.origin + path));
    for (const [category, target] of Object.entries(targets))
      reportScore(
        `${path} ${category}`,
        runs.map((scores) => scores[category as Category] ?? 0),
        target,
      );
  }
});

async function measureScores(url: string): Promise<Scores> {
  const { executablePath, args, env } = await chromium();
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-ignore-default-flags',
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  );
  const { audits, categories: found, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score === 0 && scoreDisplayMode === 'binary') console.log(`  ${id}: ${title}`);
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]));
}

function reportScore(of: string, scores: readonly number[], target: number): void {
  const sorted = scores.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isMet = median >= target;
  console.log(`${of}: ${median} of ${target} (${sorted.join(', ')})${isMet ? '' : ', missed'}`);
  if (!isMet) process.exitCode = 1;
}
