import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { RunningServer } from './server.ts';

interface Walk {
  /** A page of a browser of one's own, signed in as this person; without one, a visitor's. */
  browserOf(person?: Person): Promise<Page>;
}

/** What the browser says by itself when an answer is a refusal or the network is cut, which walks do on purpose. */
const EXPECTED = /Failed to load resource|net::ERR_/;

/**
 * A walk through the product: a server of the worker's own, and browsers that watch for console errors and
 * violations of the content security policy, of which there may be none.
 */
export const test = base.extend<Walk, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await RunningServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  browserOf: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const said: string[] = [];
    await use(async (person) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      // Any page of the origin, to hold the token before the app starts.
      await page.goto(`${server.origin}/healthz`);
      if (person !== undefined)
        await page.evaluate((token) => localStorage.setItem('token', token), person.token);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(said, 'what the console said').toEqual([]);
  },
});

export { expect };
