import type { Page } from '@playwright/test';
import { aMember, aNewcomer, aQuestion } from './people.ts';
import { expect, test } from './fixtures.ts';
import { reopen } from './gallery.ts';

// WCAG 2.2, 2.4.11: the focused element is not hidden by fixed parts of the page.

const PHONE = { width: 390, height: 844 };

interface FocusStop {
  name: string;
  /** The bar that covers it, and by how many pixels. */
  coveredBy: string | null;
}

/** The bars that stay in place while the page scrolls. */
const findFixedBars = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('*')].filter((element) =>
      /sticky|fixed/.test(getComputedStyle(element).position),
    ),
  );

/** The focused element and any bar that covers it; null once the focus has left the page. */
const readFocusStop = (bars: Awaited<ReturnType<typeof findFixedBars>>) =>
  bars.evaluate((elements): FocusStop | null => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { top, bottom, left, right, height } = focused.getBoundingClientRect();
    const name = focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40);
    // In a text area the browser scrolls the caret's line into view, not the whole box.
    const mayCover = focused.tagName === 'TEXTAREA' ? height / 2 : 0.5;
    for (const bar of elements) {
      if (bar.contains(focused)) continue;
      const over = bar.getBoundingClientRect();
      const rows = Math.min(bottom, over.bottom) - Math.max(top, over.top);
      const columns = Math.min(right, over.right) - Math.max(left, over.left);
      if (rows > mayCover && columns > 0.5)
        return { name, coveredBy: `${bar.tagName} ${bar.getAttribute('aria-label') ?? ''}: ${rows} px` };
    }
    return { name, coveredBy: null };
  });

/** Tabs through the page from one end to the other. */
async function collectFocusStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  const bars = await findFixedBars(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (;;) {
    await page.keyboard.press(key);
    const stop = await readFocusStop(bars);
    if (stop === null) return stops;
    stops.push(stop);
    expect(stops.length, 'places that take the focus').toBeLessThan(150);
  }
}

async function expectNothingCovered(page: Page, atLeast: number) {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await collectFocusStops(page, key);
    expect(stops.length, `places that take the focus by ${key}`).toBeGreaterThan(atLeast);
    expect(
      stops.filter(({ coveredBy }) => coveredBy !== null),
      `by ${key}`,
    ).toEqual([]);
  }
}

for (const path of ['/create', '/profile'])
  test(`on a phone the bar at the bottom covers nothing that has the focus at ${path}`, async ({
    server,
    openPageAs,
  }) => {
    const page = await openPageAs(await aMember(server), { viewport: PHONE });
    await page.goto(path);
    await page.getByRole('button', { name: /^(Send my question|Save profile)$/ }).waitFor();
    await expectNothingCovered(page, 12);
  });

test('at the desk neither the phone’s tabs nor the Send row cover the focused element', async ({
  server,
  writer,
  openPageAs,
}) => {
  const id = await aQuestion(server, await aMember(server), { numberOfTarotCards: 3 });
  const page = await openPageAs(writer);
  for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`/readings/${id}`);
    await page.getByRole('radio', { name: 'Reading response' }).check();
    await page.getByRole('radio', { name: 'A spread' }).check();
    await page.getByRole('button', { name: 'Lay them by hand' }).click();
    await expectNothingCovered(page, 8);
  }
});

test('at 200 % zoom a phone shows the whole bar, and nothing scrolls sideways', async ({
  server,
  openPageAs,
}) => {
  const page = await openPageAs(await aNewcomer(server), { viewport: { width: 195, height: 422 } });
  for (const path of ['/', '/create', '/profile', '/account']) {
    await reopen(page, path);
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
    await bar.waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // Until its data and its fonts are there, a page may be a little wider.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${path}: pixels to scroll sideways`,
      })
      .toBeLessThanOrEqual(0);
    for (const link of await bar.getByRole('link').all()) {
      const { text, width, room } = await link.evaluate((element) => ({
        text: element.textContent,
        width: element.scrollWidth,
        room: element.clientWidth,
      }));
      expect.soft(width, `${path}: ${text}`).toBeLessThanOrEqual(room);
    }
  }
});
