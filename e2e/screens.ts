import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../tools/browser.ts';
import { startTestCluster } from '../tools/testDatabase.ts';
import { gallery, settled, show, SIZES, themesOf, visitDemo } from './gallery.ts';
import { RunningServer } from './server.ts';

// npm run screens [-- WORD]: a picture of every screen whose name has the word, small and large, light and dark, in
// the folder screens/.

const FOLDER = new URL('../screens/', import.meta.url).pathname;

const [word = ''] = process.argv.slice(2);
const cluster = await startTestCluster();
const server = await RunningServer.start({ DEMO: '1' });
const browser = await playwright.launch(await chromium());
try {
  const demo = await visitDemo(server);
  if (word === '') await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const screen of gallery.filter(({ name }) => name.includes(word))) {
    for (const theme of themesOf(screen)) {
      const token = demo.tokenOf(screen.who);
      const localStorage = [
        { name: 'appTheme', value: `${theme}Theme` },
        ...(token === undefined ? [] : [{ name: 'token', value: token }]),
      ];
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: SIZES.large,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Europe/Lisbon',
        storageState: { cookies: [], origins: [{ origin: server.origin, localStorage }] },
      });
      const page = await context.newPage();
      await show(page, demo.pathOf(screen), screen);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await settled(page);
        // A dialog is as large as the window; of a page one wants to see all.
        const fullPage = (await page.locator('dialog[open], [popover]:popover-open').count()) === 0;
        await page.screenshot({ path: join(FOLDER, `${screen.name}-${size}-${theme}.png`), fullPage });
      }
      await context.close();
    }
  }
  console.log(`The screens are in ${FOLDER}`);
} finally {
  await browser.close();
  await server.stop();
  await cluster.stop();
}
