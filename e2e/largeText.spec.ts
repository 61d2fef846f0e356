import { expect, test } from './fixtures.ts';
import { gallery, groupByPerson, loadDemo, openAnew, SIZES, waitUntilSettled } from './gallery.ts';

/** The screens that were once too wide; `npm run soak` opens all. */
const ONCE_TOO_WIDE = [
  'my-readings',
  'request-reading',
  'plan-monthly_active',
  'chart',
  'psychic',
  'reading-cross',
  'receipt',
  'manage-users',
];
const screens = gallery.filter(
  ({ name, act }) => act === undefined && (process.env['SOAK'] === '1' || ONCE_TOO_WIDE.includes(name)),
);

test('with text at 200 % no screen scrolls sideways, on a phone or on a large screen', async ({
  demo,
  openPageAs,
}) => {
  test.setTimeout(180_000 + 10_000 * screens.length);
  const { tokenOf, pathOf } = await loadDemo(demo);
  for (const [who, seen] of groupByPerson(screens)) {
    const token = tokenOf(who);
    const page = await openPageAs(token === undefined ? undefined : { token }, { baseURL: demo.origin });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const screen of seen) {
        await openAnew(page, pathOf(screen));
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await waitUntilSettled(page);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
            message: `${screen.name}, ${size}: pixels to scroll sideways`,
          })
          .toBeLessThanOrEqual(0);
      }
    }
  }
});
