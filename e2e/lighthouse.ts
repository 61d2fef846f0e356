import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../tools/browser.ts';
import { aMember, aQuestion } from './people.ts';
import { withServer } from './server.ts';

// Prints Lighthouse's scores on a phone for the front page, /login and the requests of a member: the median of three runs.
// Exits with 1 when a target is missed.

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Partial<Record<Category, number>>;

/** The minimum scores of each page. Other pages have no target for search engines, since they must not be indexed. */
const TARGETS: Record<string, Scores> = {
  '/welcome': { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  '/login': { performance: 98, accessibility: 100, 'best-practices': 100 },
  // Without accessibility: the bar at the bottom covers the row that happens to be behind it before anybody scrolls, which
  // Lighthouse takes for a target that is too small. The browser tests check the whole page with axe.
  '/': { performance: 95, 'best-practices': 100 },
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
  const member = await aMember(server);
  await aQuestion(server, member);
  for (const [path, targets] of Object.entries(TARGETS)) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureScores(server.origin, path, path === '/' ? member.token : undefined));
    for (const [category, target] of Object.entries(targets))
      reportScore(
        `${path} ${category}`,
        runs.map((scores) => scores[category as Category] ?? 0),
        target,
      );
  }
});

/** Loads a page with a new profile of the browser, so that nothing is cached; with a token, as its user. */
async function measureScores(origin: string, path: string, token: string | undefined): Promise<Scores> {
  const { executablePath, args, env } = await findChromium();
  const folder = await mkdtemp(join(tmpdir(), 'moonletter-lighthouse-'));
  const port = await findFreePort();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
  });
  try {
    if (token !== undefined) await keepToken(browser, origin, token);
    return await runLighthouse(origin + path, port, env);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepToken(browser: BrowserContext, origin: string, token: string): Promise<void> {
  const page = await browser.newPage();
  // A file of the same origin that loads nothing else.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await page.close();
}

async function runLighthouse(url: string, port: number, env: Record<string, string>): Promise<Scores> {
  const { stdout } = await promisify(execFile)(
    'lighthouse',
    [
      url,
      `--port=${port}`,
      // It would log the user out.
      '--disable-storage-reset',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { env, maxBuffer: 2 ** 26 },
  );
  const { audits, categories: found, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score === 0 && scoreDisplayMode === 'binary') console.log(`  ${id}: ${title}`);
  return Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function reportScore(name: string, scores: readonly number[], target: number): void {
  const sorted = scores.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isMet = median >= target;
  console.log(`${name}: ${median} of ${target} (${sorted.join(', ')})${isMet ? '' : ', missed'}`);
  if (!isMet) process.exitCode = 1;
}
