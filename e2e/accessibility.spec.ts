import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import {
  groupByPerson,
  gallery,
  growViewport,
  type Screen,
  show,
  SIZES,
  switchTheme,
  type Theme,
  themesOf,
  loadDemo,
} from './gallery.ts';
import type { RunningServer } from './server.ts';
import { expect, test } from './fixtures.ts';

// All tests in one worker, so that the demo is looked up once.
test.describe.configure({ mode: 'default' });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findFaults(page: Page, theme: Theme): Promise<string[]> {
  const violations = await findViolations(page, {
    // All other rules give the same result in both themes.
    runOnly:
      theme === 'light' ? { type: 'tag', values: RULES } : { type: 'rule', values: ['color-contrast'] },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}) at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}

/** Checks both sizes and both themes in one load: large and light, large and dark, small and dark, small and light. */
async function checkScreen(page: Page, path: string, screen: Screen, found: (faults: string[]) => void) {
  const themes = themesOf(screen.who);
  const check = async (size: 'large' | 'small', theme: Theme) => {
    if (themes.length > 1) await switchTheme(page, theme);
    const faults = await findFaults(page, theme);
    if (theme === 'light') {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) faults.push(`${overflow} pixels to scroll sideways`);
    }
    found(faults.map((fault) => `${screen.name}, ${size}, ${theme}: ${fault}`));
  };
  await page.setViewportSize(SIZES.large);
  await showFullHeight(page, path, screen);
  for (const theme of themes) await check('large', theme);
  await page.setViewportSize(SIZES.small);
  // An open menu keeps its position when the window changes, so the action is repeated.
  if (screen.act !== undefined) await showFullHeight(page, path, screen);
  else await growViewport(page);
  for (const theme of themes.toReversed()) await check('small', theme);
}

async function showFullHeight(page: Page, path: string, screen: Screen) {
  await show(page, path, screen);
  await growViewport(page);
  if ((await page.getByRole('menu').count()) > 0) await show(page, path, screen);
}

let loaded: ReturnType<typeof loadDemo> | undefined;
/** Who looks at the demo's screens; logging all of them in takes a second. */
const loadDemoOnce = (demo: RunningServer) => (loaded ??= loadDemo(demo));

/** A busy machine can take this long for each screen. */
const timeoutFor = (screens: number) => 180_000 + 20_000 * screens;

for (const [who, screens] of groupByPerson(gallery)) {
  test(`what ${who} sees is accessible, small and large, in every theme`, async ({ demo, openPageAs }) => {
    test.setTimeout(timeoutFor(screens.length));
    const { tokenOf, pathOf } = await loadDemoOnce(demo);
    const token = tokenOf(who);
    const page = await openPageAs(token === undefined ? undefined : { token }, {
      baseURL: demo.origin,
      reducedMotion: 'reduce',
    });
    for (const screen of screens)
      await checkScreen(page, pathOf(screen), screen, (faults) =>
        expect.soft(faults, screen.name).toEqual([]),
      );
  });
}

test('finds a violation in either theme and at either size', async ({ demo, openPageAs }) => {
  const { tokenOf } = await loadDemoOnce(demo);
  const page = await openPageAs({ token: tokenOf('monthly_active')! }, { baseURL: demo.origin });
  const plant = () =>
    page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(`[data-theme] main p { color: #777; background: #888 }
        @media (max-width: 500px) { main::after { content: ''; display: block; width: 600px; height: 1px } }`);
      document.adoptedStyleSheets = [style];
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg">');
    });
  const faults: string[] = [];
  const screen: Screen = { name: 'planted', who: 'monthly_active', path: '/account', act: plant };
  await checkScreen(page, '/account', screen, (found) => faults.push(...found));
  const named = faults.map((fault) => /^planted, (.*?)(?: \(| at |$)/.exec(fault)![1]!);
  expect([...new Set(named)].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'large, dark: color-contrast',
    'large, light: color-contrast',
    'large, light: image-alt',
    'small, dark: color-contrast',
    'small, light: 210 pixels to scroll sideways',
    'small, light: color-contrast',
    'small, light: image-alt',
  ]);
});
