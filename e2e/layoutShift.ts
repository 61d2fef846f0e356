import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { findChromium } from '../tools/browser.ts';
import { gallery, loadDemo, type Screen, SIZES, waitUntilSettled } from './gallery.ts';
import { withServer } from './server.ts';
import { PHONE, slowDown } from './slowPhone.ts';

// npm run layout-shift [-- PATTERN]: loads every screen whose name matches, with a slow processor and network and an empty
// cache, and prints how far its contents moved while it loaded (the Cumulative Layout Shift of https://web.dev/cls). Exits
// with 1 when a screen exceeds the limit.

const LIMIT = 0.02;
const DEVICES: Record<string, BrowserContextOptions> = {
  phone: PHONE,
  window: { viewport: SIZES.large },
};
/** For the parts of a screen that are loaded when the browser is idle. */
const LATE_MS = 3_000;

const [pattern = ''] = process.argv.slice(2);
const screens = gallery.filter(({ name, act }) => act === undefined && new RegExp(pattern).test(name));

interface Shift {
  value: number;
  /** The elements that moved. */
  moved: string[];
}

await withServer({ DEMO: '1' }, async (server) => {
  const demo = await loadDemo(server);
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    let worst = 0;
    for (const screen of screens) {
      for (const [device, browsing] of Object.entries(DEVICES)) {
        const token = demo.tokenOf(screen.who);
        const shifts = await load(browser, server.origin, { path: demo.pathOf(screen), token, browsing });
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        worst = Math.max(worst, sum);
        report(screen, device, sum, shifts);
      }
    }
    console.log(
      `${screens.length} screens on ${Object.keys(DEVICES).length} devices; the worst: ${worst.toFixed(3)}`,
    );
  } finally {
    await browser.close();
  }
});

async function load(
  browser: Browser,
  origin: string,
  { path, token, browsing }: { path: string; token: string | undefined; browsing: BrowserContextOptions },
): Promise<Shift[]> {
  const localStorage = token === undefined ? [] : [{ name: 'token', value: token }];
  const context = await browser.newContext({
    ...browsing,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(recordShifts);
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await waitUntilSettled(page);
    await page.waitForTimeout(LATE_MS);
    return await page.evaluate(() => Reflect.get(window, 'layoutShifts') as Shift[]);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function recordShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const describeNode = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className} "${node.textContent?.slice(0, 40)}"` : '';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describeNode(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

function report({ name }: Screen, device: string, sum: number, shifts: readonly Shift[]): void {
  const isMissed = sum > LIMIT;
  console.log(`${name}, ${device}: ${sum.toFixed(3)}${isMissed ? `, missed (${LIMIT})` : ''}`);
  if (!isMissed) return;
  process.exitCode = 1;
  for (const { value, moved } of shifts) console.log(`  ${value.toFixed(3)} ${moved.join('; ')}`);
}
