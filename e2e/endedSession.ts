import type { Page } from '@playwright/test';
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

/** Opens a page with a live stream that cannot be opened again: it would notice an ended session before a click does. */
export async function openWithLastStream(page: Page, path: string): Promise<void> {
  await page.unroute(STREAM);
  const stream = page.waitForResponse(STREAM);
  await page.goto(path);
  await stream;
  await page.route(STREAM, (route) => route.abort());
}
