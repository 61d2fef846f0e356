import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export const LISBON = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Lisbon' } as const;

/** A page of somebody who is logged in, or of a visitor without a token. */
export async function openDemoPage(
  browser: Browser,
  browsing: BrowserContextOptions,
  origin: string,
  token: string | undefined,
): Promise<Page> {
  const localStorage = token === undefined ? [] : [{ name: 'token', value: token }];
  const context = await browser.newContext({
    ...browsing,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}
