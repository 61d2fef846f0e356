import type { Page } from '@playwright/test';
import { getSubscriptionInfo, listInvoices } from '#contract/billing/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { expect } from './fixtures.ts';
import { type Person, send } from './people.ts';
import type { RunningServer } from './server.ts';

const DAY = 86_400;

/** Moves the clock by days, with a call by the member now and then so that their session does not expire. */
export async function advanceDays(server: RunningServer, { token }: Person, days: number) {
  for (let daysLeft = days; daysLeft > 0; daysLeft -= 20) {
    await server.advance(Math.min(daysLeft, 20) * DAY);
    await send(server, getMe, {}, token);
  }
}

export const getStatus = async (server: RunningServer, { token }: Person) =>
  (await send(server, getSubscriptionInfo, {}, token)).currentSubscriptionStatus;

export const listPaidAmounts = async (server: RunningServer, { token }: Person) =>
  (await send(server, listInvoices, {}, token)).results
    .filter(({ status }) => status === 'paid')
    .map(({ amountCents }) => amountCents);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses an action, checks its question, and answers it. */
export async function confirmAction(page: Page, name: string, question: string, answer: 'YES' | 'NO') {
  await button(page, name).click();
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}
