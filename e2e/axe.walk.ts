import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atEachSize, gallery, type Screen, themesOf, visitDemo } from './gallery.ts';
import { RunningServer } from './server.ts';
import { expect, test as base } from './walk.ts';

type Demo = Awaited<ReturnType<typeof visitDemo>> & { origin: string };

const test = base.extend<object, { demo: Demo }>({
  demo: [
    async ({}, use) => {
      const server = await RunningServer.start({ DEMO: '1' });
      await use({ ...(await visitDemo(server)), origin: server.origin });
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  // All else is the same in both themes.
  const { violations: found } = await (
    theme === 'light' ? axe.withTags(RULES) : axe.withRules('color-contrast')
  ).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}) at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}

/** Each screen is looked at large and small; a machine that has other work to do takes as long as this. */
const patienceMs = (screens: number) => 60_000 + 10_000 * screens;

const byWho = Map.groupBy(gallery, ({ who }: Screen) => who);

for (const [who, screens] of byWho) {
  for (const theme of themesOf(screens[0]!)) {
    test(`what ${who} sees is accessible, small and large, in the ${theme} theme`, async ({
      demo,
      browserOf,
    }) => {
      test.setTimeout(patienceMs(screens.length));
      const token = demo.tokenOf(who);
      const page = await browserOf(token === undefined ? undefined : { token }, {
        baseURL: demo.origin,
        reducedMotion: 'reduce',
      });
      if (theme === 'dark') await page.addInitScript(() => localStorage.setItem('appTheme', 'darkTheme'));
      for (const screen of screens)
        await atEachSize(page, demo.pathOf(screen), screen, async (size) => {
          expect.soft(await violations(page, theme), `${screen.name}, ${size}`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(overflow, `${screen.name}, ${size}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
        });
    });
  }
}
