import type { Locator } from '@playwright/test';
import { listRequests } from '#contract/readings/calls.ts';
import { anAnswer, aWriter, PASSWORD, send } from './people.ts';
import { RunningServer } from './server.ts';
import { expect, test } from './fixtures.ts';

const ADDRESS = 'newcomer@example.test';
const SECRET = 'what-the-relay-sends-to-us';
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** From the front page to an answer by mail, on a phone, as somebody who has never heard of it. */
test('a newcomer reads the sample letter, joins, asks, gets an answer, and replies by mail', async ({
  openPageAs,
}) => {
  const server = await RunningServer.start({ MAIL_IN_DOMAIN: 'in.example.test', MAIL_IN_SECRET: SECRET });
  try {
    const writer = await aWriter(server);
    const page = await openPageAs(undefined, { ...PHONE, baseURL: server.origin });
    let taps = 0;
    const tapTarget = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await page.goto('/welcome');
    await tapTarget(page.getByText('Open the letter'));
    await expect(page.getByText(/^Dear /).first()).toBeVisible();
    await tapTarget(page.getByRole('link', { name: /^Begin/ }).first());
    await page.getByLabel('First name').fill('Rosalind');
    await page.getByLabel('Last name').fill('Achterberg');
    await page.getByLabel('Email').fill(ADDRESS);
    await page.getByLabel('Birth date').fill('1980-03-04');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await tapTarget(page.getByRole('checkbox', { name: 'I accept the terms' }));
    await tapTarget(page.getByRole('button', { name: 'Sign up' }));
    await tapTarget(page.getByRole('radio', { name: /Monthly/ }));
    await page.getByLabel('Card holder').fill('Rosalind Achterberg');
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Expiration date').fill('12/31');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('ZIP').fill('94107');
    await tapTarget(page.getByRole('button', { name: 'Pay $19.00 and begin' }));
    await expect(page).toHaveURL(/create-profile/);
    await tapTarget(page.getByRole('link', { name: 'Later' }));
    await tapTarget(page.getByRole('link', { name: 'Request a reading' }).first());
    await page.getByLabel('Your question').fill('Shall I keep the garden?');
    await tapTarget(page.getByRole('button', { name: 'Send my question' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shall I keep the garden?');
    expect(taps).toBeLessThanOrEqual(14);

    const { results } = await send(server, listRequests, {}, writer.token);
    const id = results[0]!.id!;
    await page.goto('/account');
    await anAnswer(server, writer, id, 'Dear Rosalind,\n\nKeep the pear tree.');
    await server.advance(121);
    await expect.poll(() => server.mailTo(ADDRESS)).toMatch(/^Reply-To: /m);
    const mail = await server.mailTo(ADDRESS);
    expect(mail).not.toContain('pear tree');
    await page.goto(new RegExp(`${server.origin}/${id}\\b`).exec(mail)![0]);
    await expect(page.getByRole('article')).toContainText('Keep the pear tree.');

    const replyTo = /^Reply-To:\s+(?:.*<)?([^\s<>]+@in\.example\.test)/m.exec(mail)![1]!;
    const answer = await fetch(`${server.origin}/api/mail/inbound`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' },
      body: [
        `Return-Path: <${ADDRESS}>`,
        `From: Rosalind <${ADDRESS}>`,
        `To: ${replyTo}`,
        'Subject: Re: a letter',
        'Message-ID: <1@example.test>',
        '',
        'I will keep it, and the bench below it.',
      ].join('\r\n'),
    });
    expect(answer.ok).toBe(true);
    await expect(page.getByText('I will keep it, and the bench below it.')).toBeVisible();
  } finally {
    await server.stop();
  }
});
