import type { Page } from '@playwright/test';
import { logIn } from '#contract/accounts/calls.ts';
import { listInvoices } from '#contract/billing/calls.ts';
import { me } from '#contract/profiles/calls.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { aVisitorWhoSignedUp, send } from './people.ts';
import { DEMO_PASSWORD, type RunningServer } from './server.ts';

type Who = 'visitor' | 'writer' | 'fresh' | 'new' | SubscriptionStatus;

export interface Screen {
  name: string;
  who: Who;
  /**
   * `{open}`, `{answered}` and `{crossed}` (by a Celtic Cross) are requests of the demo's member with a monthly plan,
   * `{paid}` a bill of theirs.
   */
  path: string;
  /** What is pressed or typed before one looks. */
  act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Every screen of the product, with content and without: for pictures and for the accessibility walk. */
export const gallery: readonly Screen[] = [
  { name: 'login', who: 'visitor', path: '/login' },
  { name: 'login-refused', who: 'visitor', path: '/login', act: press('Login') },
  { name: 'sign-up', who: 'visitor', path: '/signup' },
  { name: 'terms', who: 'visitor', path: '/signup', act: press('terms') },
  { name: 'request-password', who: 'visitor', path: '/forgot_password' },
  { name: 'new-password', who: 'visitor', path: '/forgot_password/confirm?token=a-token' },
  { name: 'forbidden', who: 'visitor', path: '/forbidden' },
  { name: 'not-found', who: 'visitor', path: '/no/such/page' },

  { name: 'create-profile', who: 'fresh', path: '/create-profile' },
  { name: 'create-profile-refused', who: 'fresh', path: '/create-profile', act: press('Next') },
  { name: 'readings-empty', who: 'fresh', path: '/' },
  { name: 'joining', who: 'fresh', path: '/inactive-subscription' },
  { name: 'billing-empty', who: 'fresh', path: '/account/billing' },
  { name: 'cards-empty', who: 'fresh', path: '/account/payment' },
  { name: 'card-refused', who: 'fresh', path: '/account/payment', act: press('Add card') },
  { name: 'membership-new', who: 'new', path: '/account/subscription' },

  { name: 'my-readings', who: 'monthly_active', path: '/' },
  { name: 'request-reading', who: 'monthly_active', path: '/create' },
  { name: 'reading-open', who: 'monthly_active', path: '/{open}' },
  { name: 'reading-answered', who: 'monthly_active', path: '/{answered}' },
  { name: 'reading-cross', who: 'monthly_active', path: '/{crossed}' },
  { name: 'reading-card', who: 'monthly_active', path: '/{crossed}', act: openCard },
  { name: 'tip-refused', who: 'monthly_active', path: '/{answered}', act: press('Send tip') },
  { name: 'tip-other', who: 'monthly_active', path: '/{answered}', act: tipAnother },
  { name: 'reading-menu', who: 'monthly_active', path: '/{answered}', act: press('Message actions') },
  { name: 'profile', who: 'monthly_active', path: '/profile' },
  { name: 'profile-places', who: 'monthly_active', path: '/profile', act: lookForPlace },
  { name: 'chart', who: 'monthly_active', path: '/chart' },
  { name: 'chart-fresh', who: 'fresh', path: '/chart' },
  { name: 'request-astrology', who: 'monthly_active', path: '/create', act: askForAstrology },
  { name: 'account', who: 'monthly_active', path: '/account' },
  { name: 'confirm', who: 'monthly_active', path: '/account', act: press('Log out everywhere else') },
  { name: 'cards', who: 'monthly_active', path: '/account/payment' },
  { name: 'billing', who: 'monthly_active', path: '/account/billing' },
  { name: 'billing-owed', who: 'payment_failed', path: '/account/billing' },
  { name: 'receipt', who: 'monthly_active', path: '/account/billing/{paid}' },
  { name: 'change-password', who: 'monthly_active', path: '/account/change-password' },
  { name: 'membership-active', who: 'monthly_active', path: '/inactive-subscription' },
  { name: 'membership-failed', who: 'payment_failed', path: '/inactive-subscription' },
  { name: 'membership-skipping', who: 'monthly_skipping', path: '/inactive-subscription' },
  { name: 'membership-canceled', who: 'canceled', path: '/inactive-subscription' },
  { name: 'cards-owing', who: 'payment_failed', path: '/account/payment' },
  ...SUBSCRIPTION_STATUSES.map((who) => ({ name: `plan-${who}`, who, path: '/account/subscription' })),
  { name: 'plan-skip', who: 'monthly_active', path: '/account/subscription', act: press('Skip Plan') },
  {
    name: 'plan-cancel',
    who: 'monthly_active',
    path: '/account/subscription',
    act: press('Cancel Membership'),
  },
  {
    name: 'plan-reactivate',
    who: 'canceled',
    path: '/account/subscription',
    act: press('Reactivate Membership'),
  },

  { name: 'manage-user', who: 'writer', path: '/manage/users/{member}' },
  { name: 'manage-user-failed', who: 'writer', path: '/manage/users/{failed}' },
  { name: 'manage-user-edit', who: 'writer', path: '/manage/users/{member}', act: press('Edit') },
  { name: 'manage-user-refund', who: 'writer', path: '/manage/users/{member}', act: press(/^Refund/) },
  { name: 'receipt-staff', who: 'writer', path: '/manage/users/{member}/invoices/{paid}' },
  { name: 'desk', who: 'writer', path: '/readings' },
  { name: 'desk-open', who: 'writer', path: '/readings/{open}' },
  { name: 'desk-answered', who: 'writer', path: '/readings/{answered}' },
  { name: 'desk-edit', who: 'writer', path: '/readings/{open}', act: press('Edit request') },
  { name: 'desk-cards', who: 'writer', path: '/readings/{open}', act: pickCard },
  { name: 'desk-spread', who: 'writer', path: '/readings/{open}', act: layByHand },
  { name: 'desk-crossed', who: 'writer', path: '/readings/{crossed}' },
  { name: 'desk-chart', who: 'writer', path: '/readings/{open}', act: showChart },
  { name: 'desk-chart-whole', who: 'writer', path: '/readings/{open}', act: openChart },
  { name: 'desk-archived', who: 'writer', path: '/archived-readings' },
  { name: 'desk-nothing', who: 'writer', path: '/readings?search=no-such-word' },
];

async function tipAnother(page: Page) {
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Amount in dollars').fill('7.50');
}

async function openCard(page: Page) {
  await page.getByRole('list', { name: 'The cards in their order' }).getByRole('button').nth(3).click();
}

async function pickCard(page: Page) {
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await page.getByRole('radio', { name: 'One card' }).check();
  await page.getByRole('button', { name: 'Choose a card' }).click();
}

/** The first card turned, with its meaning; the second place still empty. */
async function layByHand(page: Page) {
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await page.getByRole('radio', { name: 'A spread' }).check();
  await page.getByRole('button', { name: 'Lay them by hand' }).click();
  await page.getByRole('button', { name: 'Choose a card' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'The Tower' }).click();
  await page.getByRole('checkbox', { name: 'Reversed' }).check();
  await page.getByRole('button', { name: 'Meaning' }).click();
}

async function lookForPlace(page: Page) {
  await page.getByLabel('Birth location').fill('Porto');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

async function askForAstrology(page: Page) {
  await page.getByRole('checkbox', { name: /^Astrology/ }).check();
}

async function showChart(page: Page) {
  // Where the desk is small, the member has a tab.
  const tab = page.getByRole('tab', { name: 'Member' });
  if (await tab.isVisible()) await tab.click();
  const wheel = page.getByRole('img', { name: /^Birth chart of/ });
  // A letter about the sky has opened it already.
  if (!(await wheel.isVisible())) await page.getByText('Birth chart', { exact: true }).click();
  await wheel.waitFor();
}

async function openChart(page: Page) {
  await showChart(page);
  await page.getByRole('button', { name: 'Open the chart' }).click();
}

const SIZES = { large: { width: 1440, height: 900 }, small: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;

/** Only customers choose a theme. */
export const themesOf = ({ who }: Screen) =>
  who === 'visitor' || who === 'writer' ? (['light'] as const) : (['light', 'dark'] as const);

/** Who looks at the screens of the demo, and the numbers that stand in their addresses. */
export async function visitDemo(demo: RunningServer) {
  const tokens = new Map<Who, string>();
  const enter = async (who: Who) => {
    const { token } = await send(demo, logIn, { email: `${who}@moonletter.test`, password: DEMO_PASSWORD });
    tokens.set(who, token);
  };
  for (const who of ['writer', 'new', ...SUBSCRIPTION_STATUSES] as const) await enter(who);
  tokens.set('fresh', (await aVisitorWhoSignedUp(demo)).token);
  const { results } = await send(demo, listRequests, {}, tokens.get('monthly_active'));
  const idOf = (status: string) => String(results.find((request) => request.status === status)!.id);
  const own = tokens.get('monthly_active');
  const bills = await send(demo, listInvoices, {}, own);
  const { id: member } = await send(demo, me, {}, own);
  const numbers: Record<string, string> = {
    open: idOf('OPENED'),
    answered: idOf('RESPONDED'),
    crossed: String(results.find(({ numberOfTarotCards }) => numberOfTarotCards === 10)!.id),
    paid: String(bills.results.find(({ status }) => status === 'paid')!.id),
    member: String(member),
    failed: String((await send(demo, me, {}, tokens.get('payment_failed'))).id),
  };
  return {
    tokenOf: (who: Who) => tokens.get(who),
    pathOf: ({ path }: Screen) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => numbers[name]!),
  };
}

/** Shows a screen large and small, each time whole and at rest. */
export async function atEachSize(
  page: Page,
  path: string,
  { act }: Screen,
  look: (size: Size) => Promise<void>,
): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES) as [Size, (typeof SIZES)[Size]][]) {
    await page.setViewportSize(viewport);
    // A menu stays where it was opened, so what was pressed is pressed anew.
    if (size === 'large' || act !== undefined) await page.goto(path);
    await settled(page);
    await act?.(page);
    await settled(page);
    if ((await page.locator('dialog[open], [popover]:popover-open').count()) === 0) await makeRoom(page);
    await look(size);
  }
}

/** As high as the page: or the bar at the bottom would lie over what one can scroll out from under it. */
async function makeRoom(page: Page) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const isLoading = [...document.querySelectorAll('main [role=status]')].some((status) =>
      status.textContent?.startsWith('Loading'),
    );
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    const isMoving = document
      .getAnimations()
      .some((moving) => moving.playState === 'running' && moving.effect?.getTiming().iterations !== Infinity);
    return !isLoading && !isMoving && pictures.every((image) => image.complete);
  });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
