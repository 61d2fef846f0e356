import { type Browser, chromium, type Page } from '@playwright/test';
import { drawCards, markRead, postResponse } from '#contract/readings/calls.ts';
import { findChromium } from '../tools/browser.ts';
import { aMember, aQuestion, aWriter, type Person, send } from './people.ts';
import { type RunningServer, withServer } from './server.ts';
import { PHONE, slowDown, slowDownProcessor } from './slowPhone.ts';

// Measures how long a member on a phone waits for the first picture of an open letter with ten cards, with the processor
// of a slow phone, and with its network as well: the median of five visits each, with an empty browser cache. Exits with 1
// when it takes too long with the slow processor alone.

const RUNS = 5;
const LIMIT_MS = 1_500;

type Slow = (page: Page) => Promise<void>;

interface Visit {
  /** The time from the start of the navigation until a picture of a card is painted. */
  firstPictureMs: number;
  pictures: string[];
}

await withServer({}, async (server) => {
  const member = await aMember(server);
  const path = `/${await aReadLetter(server, member)}`;
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    // A first visit, not counted, makes the server render missing pictures.
    await visit(browser, server, member, path, slowDown);
    const visitAll = async (slow: Slow) => {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, server, member, path, slow));
      return visits;
    };
    const median = report('A slow processor', await visitAll(slowDownProcessor));
    report('A slow processor and network', await visitAll(slowDown));
    if (median > LIMIT_MS) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});

async function aReadLetter(server: RunningServer, member: Person): Promise<number> {
  const writer = await aWriter(server);
  const id = await aQuestion(server, member, { numberOfTarotCards: 10 });
  const { spread, cards } = await send(server, drawCards, { id, spread: 'celtic-cross' }, writer.token);
  const answer = { readingRequest: id, message: 'Dear Rosalind,\n\nStart with water.', spread, cards };
  const letter = await send(server, postResponse, answer, writer.token);
  await send(server, markRead, { id, messageId: letter.id }, member.token);
  return id;
}

async function visit(
  browser: Browser,
  { origin }: RunningServer,
  { token }: Person,
  path: string,
  slow: Slow,
): Promise<Visit> {
  const localStorage = [{ name: 'token', value: token }];
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await slow(page);
    await page.addInitScript(recordFirstPicture);
    await page.goto(path);
    await page.waitForFunction(() => Reflect.get(window, 'firstPictureMs') !== undefined);
    const firstPictureMs = await page.evaluate(() => Number(Reflect.get(window, 'firstPictureMs')));
    await page.waitForLoadState('load');
    const pictures = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/decks/')),
    );
    return { firstPictureMs, pictures };
  } finally {
    await context.close();
  }
}

/** Runs in the page. A loaded picture is painted in the frame after the next. */
function recordFirstPicture(): void {
  const recordPicture = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.currentSrc.includes('/decks/')) return;
    document.removeEventListener('load', recordPicture, true);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(window, { firstPictureMs: performance.now() })),
    );
  };
  document.addEventListener('load', recordPicture, true);
}

/** Prints the visits under a name, and returns their median. */
function report(name: string, visits: readonly Visit[]): number {
  const times = visits.map(({ firstPictureMs }) => Math.round(firstPictureMs)).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const widths = new Set(
    visits.flatMap(({ pictures }) => pictures.map((file) => /-(\d+)\.webp/.exec(file)?.[1])),
  );
  const counts = visits.map(({ pictures }) => pictures.length);
  console.log(`${name}: the first picture after ${median} ms, limit ${LIMIT_MS} (${times.join(', ')})`);
  console.log(`Pictures until then: ${counts.join(', ')}; their widths: ${[...widths].join(', ')}`);
  return median;
}
