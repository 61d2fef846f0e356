import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { aWriter, type Person } from './people.ts';
import { RunningServer } from './server.ts';

interface BrowserOptions extends BrowserContextOptions {
  /** What the console will say because the walk expectedErrors it. */
  expectedErrors?: RegExp;
}

interface TestFixtures {
  /** A page of a browser of one's own, signed in as this person; without one, a visitor's. */
  openPageAs(person?: Pick<Person, 'token'>, browsing?: BrowserOptions): Promise<Page>;
}

interface WorkerFixtures {
  server: RunningServer;
  /** A writer whom all walks of the worker share, since making one takes a command. */
  writer: Person;
}

/** What the browser says by itself when an answer is a refusal or the network is cut, which walks do on purpose. */
const EXPECTED_ERRORS = /Failed to load resource|net::ERR_/;

/**
 * A walk through the product: a server of the worker's own, and browsers that watch for console errors and
 * violations of the content security policy, of which there may be none.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await RunningServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  writer: [async ({ server }, use) => use(await aWriter(server)), { scope: 'worker' }],
  openPageAs: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const consoleErrors: string[] = [];
    await use(async (person, { expectedErrors, ...browsing } = {}) => {
      const baseURL = browsing.baseURL ?? server.origin;
      const context = await browser.newContext({
        ...browsing,
        baseURL,
        storageState: toStorageState(baseURL, person),
      });
      contexts.push(context);
      const page = await context.newPage();
      const recordError = (text: string) => {
        if (!EXPECTED_ERRORS.test(text) && !expectedErrors?.test(text)) consoleErrors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') recordError(message.text());
      });
      page.on('pageerror', (error) => recordError(error.message));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(consoleErrors, 'what the console said').toEqual([]);
  },
});

/** A browser that has logged in before. */
function toStorageState(origin: string, person?: Pick<Person, 'token'>) {
  const localStorage = person === undefined ? [] : [{ name: 'token', value: person.token }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

export interface RecordedRequest {
  /** `POST /api/auth/token`. */
  call: string;
  body: string | null;
}

/** Writes down what a page asks of the server from now on; `only` says which of it. */
export function recordRequests(page: Page, only: RegExp = /^(POST|PUT|PATCH|DELETE) /): RecordedRequest[] {
  const sent: RecordedRequest[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    if (only.test(call)) sent.push({ call, body: request.postData() });
  });
  return sent;
}

/** The answer to the page's next such call has come. */
export const waitForResponseTo = (page: Page, call: RegExp) =>
  page.waitForResponse((response) =>
    call.test(`${response.request().method()} ${new URL(response.url()).pathname}`),
  );

export { expect };
