import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { findChromium } from '../tools/browser.ts';
import { LISBON, openDemoPage } from './demoPage.ts';
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
import { mailGallery } from './mailGallery.ts';
import { withServer } from './server.ts';

// npm run screens [-- PATTERN]: takes screenshots of every screen and mail whose name matches, in the folder screens/, at the
// size of a window: the top of the page and, if it scrolls, its end.

const FOLDER = new URL('../screens/', import.meta.url).pathname;

interface ScreenshotPass {
  /** Its subfolder of screens/. */
  folder: string;
  sizes: readonly Size[];
  themes: readonly Theme[];
  browsing: BrowserContextOptions;
}

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
const isWanted = ({ name }: { name: string }) => new RegExp(pattern).test(name);

/** Mails are read in narrow windows; their dark colors follow the system. */
const MAIL_WIDTHS = [600, 360];

if (pattern === '') await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await takeMailPictures();
if (gallery.some(isWanted)) await takeScreenPictures();
console.log(`The screens are in ${FOLDER}`);

/** Each mail as a picture in both themes, and its text. */
async function takeMailPictures(): Promise<void> {
  const mails = mailGallery.filter(isWanted);
  if (mails.length === 0) return;
  const browser = await chromium.launch(await findChromium());
  try {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of MAIL_WIDTHS) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 700 } });
        for (const { name, mail } of mails) {
          await page.setContent(mail.html);
          await page.screenshot({
            path: join(FOLDER, `${name}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
          await writeFile(join(FOLDER, `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}\n`);
        }
        await page.close();
      }
  } finally {
    await browser.close();
  }
}

async function takeScreenPictures(): Promise<void> {
  await withServer({ DEMO: '1' }, async (server) => {
    const demo = await loadDemo(server);
    const browser = await chromium.launch(await findChromium());
    try {
      for (const pass of passes) {
        await mkdir(join(FOLDER, pass.folder), { recursive: true });
        for (const [who, screens] of groupByPerson(gallery.filter(isWanted))) {
          const page = await openDemoPage(browser, pass.browsing, server.origin, demo.tokenOf(who));
          for (const screen of screens) await takeScreenshots(page, pass, screen, demo.pathOf(screen));
          await page.context().close();
        }
      }
    } finally {
      await browser.close();
    }
  });
}

async function takeScreenshots(
  page: Page,
  { folder, sizes, themes }: ScreenshotPass,
  screen: Screen,
  path: string,
) {
  for (const theme of themesOf(screen.who).filter((theme) => themes.includes(theme)))
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
