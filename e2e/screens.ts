import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium as playwright, type Browser } from '@playwright/test';
import { chromium } from '../tools/browser.ts';
import { atEachSize, gallery, type Screen, themesOf, visitDemo } from './gallery.ts';
import { withServer } from './server.ts';

// npm run screens [-- WORD]: a picture of every screen whose name has the word, small and large, light and dark, in
// the folder screens/.

const FOLDER = new URL('../screens/', import.meta.url).pathname;

const [word = ''] = process.argv.slice(2);

await withServer({ DEMO: '1' }, async (server) => {
  const demo = await visitDemo(server);
  if (word === '') await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const browser = await playwright.launch(await chromium());
  try {
    for (const screen of gallery.filter(({ name }) => name.includes(word)))
      for (const theme of themesOf(screen))
        await picture(browser, server.origin, screen, demo.pathOf(screen), {
          appTheme: `${theme}Theme`,
          token: demo.tokenOf(screen.who),
        });
  } finally {
    await browser.close();
  }
});
console.log(`The screens are in ${FOLDER}`);

interface Kept {
  appTheme: 'lightTheme' | 'darkTheme';
  token: string | undefined;
}

async function picture(browser: Browser, origin: string, screen: Screen, path: string, kept: Kept) {
  const localStorage = Object.entries(kept).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Lisbon',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  const theme = kept.appTheme === 'darkTheme' ? 'dark' : 'light';
  await atEachSize(page, path, screen, async (size) => {
    await page.screenshot({ path: join(FOLDER, `${screen.name}-${size}-${theme}.png`) });
  });
  await context.close();
}
