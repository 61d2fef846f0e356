import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Person } from './people.ts';
import type { RunningServer } from './server.ts';

/** Ends the session on the server, as after 30 idle days; the browser notices at its next call. */
export async function endSession({ origin }: RunningServer, { token }: Pick<Person, 'token'>): Promise<void> {
  const response = await fetch(`${origin}/api/auth/token`, {
    method: 'DELETE',
    headers: { authorization: `Token ${token}` },
  });
  if (!response.ok) throw new Error(`The session was not ended: ${response.status}`);
}

const STREAM = '**/user-messages/*/';
const MEMBERSHIP = '/api/billing/subscription_info';

/**
 * Opens a page with a live stream that cannot be opened again: it would notice an ended session before a click does. The
 * calls that are repeated once the stream is open would notice it too, so their responses are awaited.
 */
export async function openWithLastStream(page: Page, path: string): Promise<void> {
  // The calls of the page before are not counted.
  await page.goto('about:blank');
  await page.unroute(STREAM);
  let memberships = 0;
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === MEMBERSHIP) memberships += 1;
    if (pathname.startsWith('/api/')) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  await page.goto(path);
  // Once at the start, and again once the stream is open.
  await expect.poll(() => memberships).toBe(2);
  await expect.poll(() => unanswered.size).toBe(0);
  await page.route(STREAM, (route) => route.abort());
}
