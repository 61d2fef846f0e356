import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Frame,
  type Page,
  type Route,
  type WorkerFixture,
} from '@playwright/test';
import { aWriter, type Person } from './people.ts';
import { RunningServer, serverLog } from './server.ts';

interface BrowserOptions extends BrowserContextOptions {
  /** Console errors that the test causes on purpose. */
  expectedErrors?: RegExp;
}

interface TestFixtures {
  /** A page in its own browser context, signed in as this person; without one, as a visitor. */
  openPageAs(person?: Pick<Person, 'token'>, browsing?: BrowserOptions): Promise<Page>;
  /** Prints what the servers logged during a test that fails. */
  printServerLog: void;
}

interface WorkerFixtures {
  server: RunningServer;
  /** A server with the demo data, which has a member in every status. Tests must not change data that others use. */
  demo: RunningServer;
  /** A server for tests that move the clock. The clock starts where the previous test left it. */
  timed: RunningServer;
  /** A server with Stripe's configuration, which does not allow the test clock or disabled limits. */
  withStripe: RunningServer;
  /** A server whose pages report errors and traces. */
  reporting: RunningServer;
  /** One writer for all tests of a worker. */
  writer: Person;
}

export type Fixtures = TestFixtures & WorkerFixtures;

/** The browser's own messages for refused requests and a lost network, which tests cause on purpose. */
const EXPECTED_ERRORS = /Failed to load resource|net::ERR_/;

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_e2e',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
  STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
  TEST_CLOCK: '',
  RATE_LIMITS: '',
};

const REPORTING = { SENTRY_DSN: `https://${'a'.repeat(32)}@sink.example/1` };

/** A server for all tests of a worker, started by the first test that uses it. */
const serverFor = (
  more: Record<string, string>,
): [WorkerFixture<RunningServer, object>, { scope: 'worker' }] => [
  async ({}, use) => {
    const server = await RunningServer.start(more);
    await use(server);
    await server.stop();
  },
  { scope: 'worker' },
];

/**
 * An end-to-end test: servers for each worker, and browsers in which any console error or violation of the content
 * security policy fails the test. All worker fixtures are defined here, because Playwright runs files with different
 * worker fixtures in different workers, each of which starts its own browser and servers.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: serverFor({}),
  demo: serverFor({ DEMO: '1' }),
  timed: serverFor({}),
  withStripe: serverFor(STRIPE),
  reporting: serverFor(REPORTING),
  writer: [async ({ server }, use) => use(await aWriter(server)), { scope: 'worker' }],
  printServerLog: [
    async ({}, use, testInfo) => {
      const before = serverLog.length;
      await use();
      if (testInfo.status !== testInfo.expectedStatus) console.log(serverLog.slice(before).join('\n'));
    },
    { auto: true },
  ],
  openPageAs: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const consoleErrors: string[] = [];
    await use(async (person, { expectedErrors, ...browsing } = {}) => {
      const baseURL = browsing.baseURL ?? server.origin;
      const context = await browser.newContext({ ...browsing, baseURL });
      contexts.push(context);
      const page = await context.newPage();
      if (person !== undefined) await keepToken(page, baseURL, person.token);
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

/**
 * Stores the token before the first document loads, as in a browser that has logged in before. Playwright's
 * `storageState` would open and load a separate page for this.
 */
async function keepToken(page: Page, origin: string, token: string): Promise<void> {
  const script = await page.addInitScript(
    (token) => {
      if (location.origin === token.origin) localStorage.setItem('token', token.token);
    },
    { origin, token },
  );
  const endWithFirstDocument = (frame: Frame) => {
    if (!frame.url().startsWith(origin)) return;
    page.off('framenavigated', endWithFirstDocument);
    // A page that has been closed has no scripts to end.
    script.dispose().catch(() => undefined);
  };
  page.on('framenavigated', endWithFirstDocument);
}

export interface RecordedRequest {
  /** `POST /api/auth/token`. */
  call: string;
  body: string | null;
}

/** Records the page's requests from now on; `only` selects by method and path. */
export function recordRequests(page: Page, pattern: RegExp = /^(POST|PUT|PATCH|DELETE) /): RecordedRequest[] {
  const sent: RecordedRequest[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`;
    if (pattern.test(call)) sent.push({ call, body: request.postData() });
  });
  return sent;
}

/** Handles the page's POST requests to an address; other requests go on to the server. */
export const routePosts = (page: Page, url: string, handle: (route: Route) => Promise<void>) =>
  page.route(url, (route) => (route.request().method() === 'POST' ? handle(route) : route.fallback()));

/** Resolves with the response to the page's next matching request. */
export const waitForResponseTo = (page: Page, call: RegExp) =>
  page.waitForResponse((response) =>
    call.test(`${response.request().method()} ${new URL(response.url()).pathname}`),
  );

/** For `test.use` in a file that tests animations, or acts during one. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Slows all animations down from now on, so much that within a test they end only if they are skipped. */
export async function slowDownAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

export { expect };
