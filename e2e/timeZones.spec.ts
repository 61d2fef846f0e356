import type { Page } from '@playwright/test';
import { getSubscriptionInfo } from '#contract/billing/calls.ts';
import { listMessages } from '#contract/readings/calls.ts';
import { aMember, aQuestion, aWriter, type Person, send } from './people.ts';
import { RunningServer } from './server.ts';
import { expect, test } from './fixtures.ts';
import { reopen } from './gallery.ts';

const HOUR = 3_600;

const expectedDate = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
const expectedTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at);

/** Moves the clock to the next `hour` in UTC. */
async function advanceToHour(server: RunningServer, hour: number, now: number) {
  const seconds = (hour * HOUR - (now % (24 * HOUR)) + 24 * HOUR) % (24 * HOUR);
  await server.advance(seconds);
  return now + seconds;
}

/** A member who paid and asked just now, with the server's records of both. */
async function aMemberWhoPaidNow(server: RunningServer, firstName: string) {
  const member = await aMember(server, firstName);
  const id = await aQuestion(server, member);
  const info = await send(server, getSubscriptionInfo, {}, member.token);
  const { results } = await send(server, listMessages, { id }, member.token);
  return {
    member,
    id,
    from: new Date(info.currentPeriodStart! * 1000),
    to: new Date(info.currentPeriodEnd! * 1000),
    askedAt: new Date(results[0]!.createdAt),
  };
}

test('in New York, Lisbon and Auckland billing shows UTC days, and a letter local days', async ({
  openPageAs,
}) => {
  const server = await RunningServer.start();
  try {
    const writer = await aWriter(server);
    // At 02:30 UTC New York has the day before, at 13:30 UTC Auckland has the day after.
    const atNight = await advanceToHour(server, 2.5, Math.floor(Date.now() / 1000));
    const night = await aMemberWhoPaidNow(server, 'Rosalind');
    await advanceToHour(server, 13.5, atNight);
    const day = await aMemberWhoPaidNow(server, 'Tomas');
    for (const [zone, { member, id, from, to, askedAt }] of [
      ['America/New_York', night],
      ['Europe/Lisbon', night],
      ['Pacific/Auckland', day],
    ] as const) {
      const openInZone = (person: Person) =>
        openPageAs(person, { baseURL: server.origin, timezoneId: zone, reducedMotion: 'reduce' });
      const page = await openInZone(member);
      await expectBillingDates(page, from, to);
      await reopen(page, `/${id}`);
      await expect(page.locator('main')).toContainText(`at ${expectedTime(askedAt, zone)}`);

      const desk = await openInZone(writer);
      await desk.goto(`/manage/users/${member.id}`);
      const attempts = desk.getByRole('list', { name: 'Payment attempts' });
      await expect(attempts).toContainText(
        `${expectedDate(from, 'UTC')} at ${expectedTime(from, 'UTC')} UTC`,
      );
      await expect(desk.locator('main')).toContainText(`Renews on ${expectedDate(to, 'UTC')}`);
      await reopen(desk, `/readings/${id}`);
      await expect(desk.locator('time').first()).toContainText(`at ${expectedTime(askedAt, zone)}`);
    }
  } finally {
    await server.stop();
  }
});

async function expectBillingDates(page: Page, from: Date, to: Date) {
  const [begins, ends] = [expectedDate(from, 'UTC'), expectedDate(to, 'UTC')];
  await page.goto('/account/subscription');
  await expect(page.locator('main')).toContainText(`Renews on ${ends}`);
  await reopen(page, '/account/billing');
  const bill = page.locator('main').getByRole('listitem').first();
  await expect(bill).toContainText(begins);
  await expect(bill.getByText(/^For /)).toHaveText(
    new RegExp(`^For ${begins.replace(/ \d+$/, '')}.* ${ends}$`),
  );
  await bill.getByRole('link', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt).toContainText(begins);
  await expect(receipt).toContainText(` ${ends}`);
}
