import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chromium as playwright,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { chromium } from '../tools/browser.ts';
import {
  groupByPerson,
  gallery,
  type Screen,
  show,
  type Size,
  SIZES,
  switchTheme,
  type Theme,
  themesOf,
  loadDemo,
} from './gallery.ts';
import { withServer } from './server.ts';

// npm run screens [-- PATTERN]: takes screenshots of every screen whose name matches, in the folder screens/, at the
// size of a window: the top of the page and, if it scrolls, its end.

const FOLDER = new URL('../screens/', import.meta.url).pathname;

interface ScreenshotPass {
  /** Its subfolder of screens/. */
  folder: string;
  sizes: readonly Size[];
  themes: readonly Theme[];
  browsing: BrowserContextOptions;
}

const LISBON = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Lisbon' } as const;

const passes: readonly ScreenshotPass[] = [
  { folder: '', sizes: ['large', 'medium', 'small'], themes: ['light', 'dark'], browsing: LISBON },
  {
    folder: 'motion',
    sizes: ['large', 'small'],
    themes: ['light'],
    browsing: { ...LISBON, reducedMotion: 'no-preference' },
  },
  {
    folder: 'new-york',
    sizes: ['large'],
    themes: ['light'],
    browsing: { ...LISBON, timezoneId: 'America/New_York' },
  },
];

const [pattern = ''] = process.argv.slice(2);
const isWanted = ({ name }: Screen) => new RegExp(pattern).test(name);

await withServer({ DEMO: '1' }, async (server) => {
  const demo = await loadDemo(server);
  if (pattern === '') await rm(FOLDER, { recursive: true, force: true });
  const browser = await playwright.launch(await chromium());
  try {
    for (const pass of passes) {
      await mkdir(join(FOLDER, pass.folder), { recursive: true });
      for (const [who, screens] of groupByPerson(gallery.filter(isWanted))) {
        const page = await openPage(browser, pass.browsing, server.origin, demo.tokenOf(who));
        for (const screen of screens) await takeScreenshots(page, pass, screen, demo.pathOf(screen));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
  }
});
console.log(`The screens are in ${FOLDER}`);

async function openPage(
  browser: Browser,
  browsing: BrowserContextOptions,
  origin: string,
  token: string | undefined,
) {
  const localStorage = token === undefined ? [] : [{ name: 'token', value: token }];
  const context = await browser.newContext({
    ...browsing,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

async function takeScreenshots(
  page: Page,
  { folder, sizes, themes }: ScreenshotPass,
  screen: Screen,
  path: string,
) {
  for (const theme of themesOf(screen.who).filter((one) => themes.includes(one)))
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      await show(page, path, screen);
      await switchTheme(page, theme);
      const name = join(FOLDER, folder, `${screen.name}-${size}-${theme}`);
      await page.screenshot({ path: `${name}.png` });
      if (await scrollToEnd(page)) await page.screenshot({ path: `${name}-end.png` });
    }
}

/** Scrolls to the end of a page that is higher than the window; open overlays stay in place. */
function scrollToEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= innerHeight || document.querySelector('dialog[open]') !== null) return false;
    scrollTo({ top: scrollHeight, behavior: 'instant' });
    return true;
  });
}
