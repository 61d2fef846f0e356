import { type CDPSession, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../tools/browser.ts';

// Measures the time from a key press to the next paint at the writers' desk, in a browser with a slowed-down processor.

const OPEN_REQUESTS = 2_000;
const THREAD = 300;
const LETTER_LENGTH = 9_800;
const CPU_SLOWDOWN = 4;
/** The browser does not report shorter events. */
const SHORTEST_MS = 16;

export interface KeyFigures {
  name: string;
  keys: number;
  p50Ms: number;
  /** The page's interaction to next paint (INP): the 98th percentile of all keys. */
  p98Ms: number;
}

export interface DeskFigures {
  keys: KeyFigures[];
  /** The calls that were started before the response arrived that contains the opened letter. */
  callsBeforeLetter: string[];
}

/** Opens many requests, and gives one of them a long thread with ten drawn cards; returns its id. */
async function prepareDesk(origin: string, databaseUrl: string, token: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update reading_requests
     set status = 'OPENED', closes_at = null, wrote_back_at = null, question_due_at = null, snoozed_until = null
     where id in (select id from reading_requests order by id limit $1)`,
    [OPEN_REQUESTS],
  );
  const { rows } = await client.query<{ id: string }>(
    `update reading_requests set number_of_tarot_cards = 10, is_oracle = false
     where id = (select id from reading_requests where lane = 'to_answer' order by work_rank, work_key, id limit 1)
     returning id`,
  );
  const id = Number(rows[0]?.id);
  // In the order of their ids, by which a thread is paged, no message may be older than the one before it.
  await client.query(
    `insert into messages (request_id, user_id, sender_id, sender, text, response_mode, created_at)
     select request.id, request.user_id, request.user_id, 'member',
       repeat('It has been four years, and I still keep the brushes in a drawer. ', 4), 'Standard',
       request.last_message_time
     from reading_requests request, generate_series(1, $2) where request.id = $1`,
    [id, THREAD],
  );
  await client.end();
  const response = await fetch(`${origin}/api/reading_requests/${id}/draw`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ spread: 'celtic-cross' }),
  });
  if (!response.ok) throw new Error(await response.text());
  return id;
}

// The page's own script: the start and the longest event of each interaction.
const OBSERVER = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const known = interactions.get(interactionId) ?? { startTime, duration };
      interactions.set(interactionId, { ...known, duration: Math.max(duration, known.duration) });
    }
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });
`;

class Desk {
  readonly page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  setSlowdown = (rate: number) => this.#session.send('Emulation.setCPUThrottlingRate', { rate });

  /** Measures `keys` key presses, each after the paint of the one before; the keys of `between` do not count. */
  async measure(
    name: string,
    keys: number,
    press: (nth: number) => Promise<void>,
    between?: () => Promise<void>,
  ): Promise<KeyFigures> {
    await this.setSlowdown(CPU_SLOWDOWN);
    await this.#painted();
    await this.page.evaluate('interactions.clear()');
    const spans: { start: number; end: number }[] = [];
    for (let nth = 0; nth < keys; nth += 1) {
      const start = await this.#now();
      await press(nth);
      spans.push({ start, end: await this.#now() });
      await this.#painted();
      await between?.();
    }
    const interactions = await this.page.evaluate<{ startTime: number; duration: number }[]>(
      '[...interactions.values()]',
    );
    const durations = interactions
      .filter(({ startTime }) => spans.some(({ start, end }) => startTime >= start && startTime <= end))
      .map(({ duration }) => duration);
    await this.setSlowdown(1);
    // Keys without an event were quicker than the browser reports.
    while (durations.length < keys) durations.push(SHORTEST_MS);
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    return { name, keys, p50Ms: at(0.5), p98Ms: at(0.98) };
  }

  #now = () => this.page.evaluate<number>('performance.now()');

  #painted = () => this.page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}

const REPLY = 'textarea[name="message"]';
const PASSAGE = '[data-position="9"] textarea';

async function openDesk(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('list', { name: 'Queue' }).getByRole('link').first().waitFor();
  // The keyboard shortcuts are loaded after the first paint, together with this button.
  await page.getByRole('button', { name: /^Find a command/ }).waitFor();
}

/** The calls that the key for opening a letter starts, up to the one that returns the letter. */
async function findCallsBeforeLetter(page: Page): Promise<string[]> {
  await page.keyboard.press('j');
  const pressedAt = await page.evaluate<number>('performance.now()');
  await page.keyboard.press('Enter');
  await page.locator(REPLY).waitFor();
  return await page.evaluate<string[]>(`(() => {
    const calls = performance.getEntriesByType('resource')
      .map(({ name, startTime, responseEnd }) => ({ path: new URL(name).pathname, startTime, responseEnd }))
      .filter(({ path }) => path.startsWith('/api/'));
    const letter = calls.find(({ path }) => /^.api.reading_requests.[0-9]+$/.test(path));
    return calls
      .filter(({ startTime }) => startTime >= ${pressedAt} && startTime <= letter.responseEnd)
      .map(({ path }) => path);
  })()`);
}

/** Measures the desk with 2,000 open requests, a thread of 300 messages and a letter of nearly 10,000 characters. */
export async function measureDesk(origin: string, databaseUrl: string, token: string): Promise<DeskFigures> {
  const id = await prepareDesk(origin, databaseUrl, token);
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'token', value: token }] }] },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(OBSERVER);
    const desk = new Desk(page, await context.newCDPSession(page));
    const keys: KeyFigures[] = [];
    await openDesk(page, `${origin}/readings?lane=to_answer`);
    keys.push(await desk.measure('j and k', 60, (nth) => page.keyboard.press(nth < 30 ? 'j' : 'k')));
    keys.push(
      await desk.measure(
        'open a letter',
        30,
        async () => {
          await page.keyboard.press('Enter');
          await page.locator(`${REPLY}:focus`).waitFor();
        },
        async () => {
          await page.keyboard.press('Escape');
          await page.keyboard.press('j');
        },
      ),
    );
    await openDesk(page, `${origin}/readings?lane=to_answer`);
    const callsBeforeLetter = await findCallsBeforeLetter(page);
    await openDesk(page, `${origin}/readings/${id}`);
    const older = page.getByRole('button', { name: 'Older messages' });
    const thread = page.getByRole('region', { name: 'Thread' });
    while (await older.isVisible()) {
      const paragraphs = thread.locator('p');
      const before = await paragraphs.count();
      await older.click();
      await paragraphs.nth(before).waitFor({ state: 'attached' });
    }
    await page.locator(REPLY).fill('The moon stands over the water. '.repeat(LETTER_LENGTH / 32));
    await page.locator(REPLY).press('End');
    keys.push(await desk.measure('type in the letter', 100, () => page.keyboard.press('a')));
    await page.locator(PASSAGE).focus();
    keys.push(await desk.measure('type in a passage', 100, () => page.keyboard.press('a')));
    return { keys, callsBeforeLetter };
  } finally {
    await browser.close();
  }
}
