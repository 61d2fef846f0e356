import type { Page } from '@playwright/test';
import { logIn, requestPasswordReset } from '#contract/accounts/calls.ts';
import { listInvoices } from '#contract/billing/calls.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { listRequests } from '#contract/readings/calls.ts';
import { aVisitorWhoSignedUp, send } from './people.ts';
import { waitForShortcuts } from './shortcuts.ts';
import { DEMO_PASSWORD, type RunningServer } from './server.ts';

type Who = 'visitor' | 'writer' | 'fresh' | 'new' | SubscriptionStatus;

export interface Screen {
  name: string;
  who: Who;
  /**
   * In paths, `{open}`, `{answered}` and `{crossed}` (with a Celtic Cross) are requests of the demo's member with a
   * monthly plan, and `{paid}` is one of their invoices. `{reset}` sets the password of the one with an annual plan.
   */
  path: string;
  /** Presses and types before the screenshot or check. */
  act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

// On a small screen the desk itself has a tab of this name.
const showCards = (page: Page) => page.getByRole('tab', { name: 'Cards' }).filter({ visible: true }).click();

/** Every screen, with and without content, for screenshots and the accessibility test. */
export const gallery: readonly Screen[] = [
  { name: 'login', who: 'visitor', path: '/login' },
  { name: 'login-refused', who: 'visitor', path: '/login', act: press('Login') },
  { name: 'sign-up', who: 'visitor', path: '/signup' },
  { name: 'terms', who: 'visitor', path: '/signup', act: press('terms') },
  { name: 'request-password', who: 'visitor', path: '/forgot_password' },
  { name: 'new-password', who: 'visitor', path: '{reset}' },
  { name: 'new-password-own', who: 'yearly_active', path: '{reset}' },
  { name: 'new-password-of-another', who: 'monthly_active', path: '{reset}' },
  { name: 'new-password-ended', who: 'visitor', path: '/forgot_password/confirm?token=a-token' },
  { name: 'confirm-email-ended', who: 'visitor', path: '/confirm-email?token=a-token' },
  { name: 'goodbye', who: 'visitor', path: '/goodbye' },
  { name: 'forbidden', who: 'visitor', path: '/forbidden' },
  { name: 'not-found', who: 'visitor', path: '/no/such/page' },

  { name: 'create-profile', who: 'fresh', path: '/create-profile' },
  { name: 'create-profile-refused', who: 'fresh', path: '/create-profile', act: press('Next') },
  { name: 'readings-empty', who: 'fresh', path: '/' },
  { name: 'journal-empty', who: 'fresh', path: '/journal' },
  { name: 'joining', who: 'fresh', path: '/inactive-subscription' },
  { name: 'joining-refused', who: 'fresh', path: '/inactive-subscription', act: press(/^Pay/) },
  { name: 'profile-none', who: 'fresh', path: '/profile' },
  { name: 'billing-empty', who: 'fresh', path: '/account/billing' },
  { name: 'cards-empty', who: 'fresh', path: '/account/payment' },
  { name: 'card-refused', who: 'fresh', path: '/account/payment', act: press('Add card') },
  { name: 'membership-new', who: 'new', path: '/account/subscription' },

  { name: 'my-readings', who: 'monthly_active', path: '/' },
  {
    name: 'my-readings-nothing-found',
    who: 'monthly_active',
    path: '/?search=no-such-word&show=oracle',
  },
  { name: 'journal', who: 'monthly_active', path: '/journal' },
  { name: 'request-reading', who: 'monthly_active', path: '/create' },
  { name: 'reading-open', who: 'monthly_active', path: '/{open}' },
  { name: 'reading-answered', who: 'monthly_active', path: '/{answered}' },
  { name: 'reading-cross', who: 'monthly_active', path: '/{crossed}' },
  { name: 'reading-card', who: 'monthly_active', path: '/{crossed}', act: openCard },
  { name: 'tip-refused', who: 'monthly_active', path: '/{answered}', act: press('Send tip') },
  { name: 'tip-other', who: 'monthly_active', path: '/{answered}', act: chooseOtherTip },
  { name: 'reading-liked', who: 'monthly_active', path: '/{answered}', act: like },
  { name: 'psychic', who: 'monthly_active', path: '/psychic/1' },
  { name: 'psychic-new', who: 'fresh', path: '/psychic/2' },
  { name: 'support', who: 'monthly_active', path: '/support' },
  { name: 'support-sent', who: 'monthly_active', path: '/support', act: writeToSupport },
  { name: 'invite-friend', who: 'monthly_active', path: '/invite-friend' },
  { name: 'invite-friend-refused', who: 'monthly_active', path: '/invite-friend', act: inviteNobody },
  { name: 'reading-menu', who: 'monthly_active', path: '/{answered}', act: press('Message actions') },
  { name: 'profile', who: 'monthly_active', path: '/profile' },
  { name: 'profile-places', who: 'monthly_active', path: '/profile', act: searchPlace },
  { name: 'chart', who: 'monthly_active', path: '/chart' },
  { name: 'chart-fresh', who: 'fresh', path: '/chart' },
  { name: 'request-astrology', who: 'monthly_active', path: '/create', act: askForAstrology },
  { name: 'account', who: 'monthly_active', path: '/account' },
  { name: 'account-email', who: 'monthly_active', path: '/account', act: press('Change address') },
  { name: 'letter-book', who: 'monthly_active', path: '/account/letters' },
  { name: 'letter-book-empty', who: 'fresh', path: '/account/letters' },
  { name: 'your-data', who: 'monthly_active', path: '/account/data' },
  { name: 'close-account', who: 'monthly_active', path: '/account/data', act: closeAccount },
  { name: 'confirm', who: 'monthly_active', path: '/account', act: press('Log out everywhere else') },
  { name: 'cards', who: 'monthly_active', path: '/account/payment' },
  { name: 'billing', who: 'monthly_active', path: '/account/billing' },
  { name: 'billing-owed', who: 'payment_failed', path: '/account/billing' },
  { name: 'receipt', who: 'monthly_active', path: '/account/billing/{paid}' },
  { name: 'change-password', who: 'monthly_active', path: '/account/change-password' },
  { name: 'membership-active', who: 'monthly_active', path: '/inactive-subscription' },
  { name: 'membership-failed', who: 'payment_failed', path: '/inactive-subscription' },
  {
    name: 'membership-declined',
    who: 'payment_failed',
    path: '/inactive-subscription',
    act: retryWithDecline,
  },
  { name: 'membership-skipping', who: 'monthly_skipping', path: '/inactive-subscription' },
  { name: 'membership-canceled', who: 'canceled', path: '/inactive-subscription' },
  { name: 'readings-owing', who: 'payment_failed', path: '/' },
  { name: 'readings-skipping', who: 'monthly_skipping', path: '/' },
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

  { name: 'manage-users', who: 'writer', path: '/manage/users' },
  { name: 'manage-users-nobody', who: 'writer', path: '/manage/users?search=no-such-name' },
  { name: 'manage-user', who: 'writer', path: '/manage/users/{member}' },
  { name: 'manage-user-failed', who: 'writer', path: '/manage/users/{failed}' },
  { name: 'manage-user-edit', who: 'writer', path: '/manage/users/{member}', act: press(/^Edit$/) },
  {
    name: 'manage-user-profile',
    who: 'writer',
    path: '/manage/users/{member}',
    act: press('Edit profile'),
  },
  { name: 'manage-user-block', who: 'writer', path: '/manage/users/{member}', act: press('Block') },
  { name: 'audit-log', who: 'writer', path: '/manage/audit' },
  { name: 'manage-user-refund', who: 'writer', path: '/manage/users/{member}', act: press(/^Refund/) },
  { name: 'manage-tags', who: 'writer', path: '/manage/tags' },
  { name: 'manage-tags-add', who: 'writer', path: '/manage/tags', act: press('Add tag') },
  { name: 'manage-writers', who: 'writer', path: '/manage/writers' },
  { name: 'manage-writers-add', who: 'writer', path: '/manage/writers', act: press('Add writer') },
  { name: 'writer-profile', who: 'writer', path: '/writer/profile' },
  { name: 'receipt-staff', who: 'writer', path: '/manage/users/{member}/invoices/{paid}' },
  { name: 'grades', who: 'writer', path: '/manage/grades' },
  { name: 'grades-review', who: 'writer', path: '/manage/grades', act: press(/^Review the answer/) },
  { name: 'failed-mail-none', who: 'writer', path: '/manage/mail' },
  { name: 'desk', who: 'writer', path: '/readings' },
  { name: 'desk-open', who: 'writer', path: '/readings/{open}' },
  { name: 'desk-answered', who: 'writer', path: '/readings/{answered}' },
  { name: 'desk-edit', who: 'writer', path: '/readings/{open}', act: press('Edit request') },
  { name: 'desk-cards', who: 'writer', path: '/readings/{open}', act: pickCard },
  { name: 'desk-spread', who: 'writer', path: '/readings/{open}', act: chooseCardsByHand },
  { name: 'desk-crossed', who: 'writer', path: '/readings/{crossed}' },
  { name: 'desk-chart', who: 'writer', path: '/readings/{open}', act: showChart },
  { name: 'desk-chart-whole', who: 'writer', path: '/readings/{open}', act: openChart },
  { name: 'desk-lane', who: 'writer', path: '/readings?lane=to_answer', act: press('More filters') },
  { name: 'desk-side-cards', who: 'writer', path: '/readings/{crossed}', act: showCards },
  { name: 'desk-palette', who: 'writer', path: '/readings/{open}', act: press(/^Find a command/) },
  { name: 'desk-keys', who: 'writer', path: '/readings', act: showKeys },
  { name: 'desk-archived', who: 'writer', path: '/archived-readings' },
  { name: 'desk-unknown', who: 'writer', path: '/readings/999999999' },
  { name: 'desk-tags', who: 'writer', path: '/readings/{open}', act: editTags },
  { name: 'desk-nothing', who: 'writer', path: '/readings?search=no-such-word' },
];

async function retryWithDecline(page: Page): Promise<void> {
  // The demo is not changed.
  await page.route('**/api/billing/retry_payment', (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'insufficient_funds', detail: 'Your card has insufficient funds' }),
    }),
  );
  await press('Retry Payment')(page);
  await press('YES')(page);
  await page.getByText('Nothing was charged').waitFor();
}

async function closeAccount(page: Page) {
  await page.getByLabel('Current password').fill('not the password');
  await press('Close my account')(page);
}

async function chooseOtherTip(page: Page) {
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('Amount in dollars').fill('7.50');
}

async function like(page: Page) {
  const button = page.getByRole('button', { name: 'Like', exact: true }).last();
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  await page.getByLabel('What spoke to you?').last().fill('The line about the brushes');
}

async function writeToSupport(page: Page) {
  await page.getByLabel('Your message').fill('My letter will not open.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Your message is on its way').waitFor();
}

async function inviteNobody(page: Page) {
  await page.getByLabel('A few words from you').fill('You would like it here.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
}

async function openCard(page: Page) {
  await page.getByRole('list', { name: 'The cards in their order' }).getByRole('button').nth(3).click();
}

async function pickCard(page: Page) {
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await page.getByRole('radio', { name: 'One card' }).check();
  await page.getByRole('button', { name: 'Choose a card' }).click();
}

/** Chooses The Tower, reversed, and shows its meaning; the second position stays empty. */
async function chooseCardsByHand(page: Page) {
  await page.getByRole('radio', { name: 'Reading response' }).check();
  await page.getByRole('radio', { name: 'A spread' }).check();
  await page.getByRole('button', { name: 'Lay them by hand' }).click();
  await page.getByRole('button', { name: 'Choose a card' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'The Tower' }).click();
  await page.getByRole('checkbox', { name: 'Reversed' }).check();
  await page.getByRole('button', { name: 'Meaning' }).click();
}

async function showKeys(page: Page) {
  await waitForShortcuts(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
}

async function searchPlace(page: Page) {
  await page.getByLabel('Birth location').fill('Porto');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

async function askForAstrology(page: Page) {
  await page.getByRole('checkbox', { name: /^Astrology/ }).check();
}

/** On small screens the member is shown in a tab. */
async function showMember(page: Page) {
  const tab = page.getByRole('tab', { name: 'Member' });
  if (await tab.isVisible()) await tab.click();
}

async function editTags(page: Page) {
  await showMember(page);
  await page.getByRole('button', { name: 'Edit tags' }).click();
}

async function showChart(page: Page) {
  await showMember(page);
  const wheel = page.getByRole('img', { name: /^Birth chart of/ });
  // It is already open for an astrology request.
  if (!(await wheel.isVisible())) await page.getByText('Birth chart', { exact: true }).click();
  await wheel.waitFor();
}

async function openChart(page: Page) {
  await showChart(page);
  await page.getByRole('button', { name: 'Open the chart' }).click();
}

export const SIZES = {
  large: { width: 1440, height: 900 },
  medium: { width: 1280, height: 720 },
  small: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

/** The themes for a role: only customers can choose one. */
export const themesOf = (who: Who): readonly Theme[] =>
  who === 'visitor' || who === 'writer' ? ['light'] : ['light', 'dark'];

/** Groups screens by the person who views them, since all screens of a person are shown in one page. */
export const groupByPerson = (screens: readonly Screen[]): Map<Who, Screen[]> =>
  Map.groupBy(screens, ({ who }) => who);

/** The people who look at the demo's screens, and the ids in the screens' paths. */
export async function loadDemo(demo: RunningServer) {
  const tokens = new Map<Who, string>();
  const logInAs = async (who: Who) => {
    const { token } = await send(demo, logIn, { email: `${who}@moonletter.test`, password: DEMO_PASSWORD });
    tokens.set(who, token);
  };
  for (const who of ['writer', 'new', ...SUBSCRIPTION_STATUSES] as const) await logInAs(who);
  tokens.set('fresh', (await aVisitorWhoSignedUp(demo)).token);
  const { results } = await send(demo, listRequests, {}, tokens.get('monthly_active'));
  const idOf = (status: string) => String(results.find((request) => request.status === status)!.id);
  const memberToken = tokens.get('monthly_active');
  const invoices = await send(demo, listInvoices, {}, memberToken);
  const { id: member } = await send(demo, getMe, {}, memberToken);
  const parts: Record<string, string> = {
    open: idOf('OPENED'),
    answered: idOf('RESPONDED'),
    crossed: String(results.find(({ numberOfTarotCards }) => numberOfTarotCards === 10)!.id),
    paid: String(invoices.results.find(({ status }) => status === 'paid')!.id),
    member: String(member),
    failed: String((await send(demo, getMe, {}, tokens.get('payment_failed'))).id),
    reset: await resetPathOf(demo, 'yearly_active@moonletter.test'),
  };
  return {
    tokenOf: (who: Who) => tokens.get(who),
    pathOf: ({ path }: Screen) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name]!),
  };
}

/** The path of a link that sets the password of this account. */
export async function resetPathOf(server: RunningServer, email: string): Promise<string> {
  await send(server, requestPasswordReset, { email });
  const [path] = /\/forgot_password\/confirm\?token=[\w-]+/.exec(
    await server.mailTo(email, 'Set a new Moonletter password'),
  )!;
  return path;
}

/** Pages without data to navigate from, so that no state of the previous screen remains. */
const FORBIDDEN = { path: '/forbidden', heading: 'Forbidden' };
export const NOT_FOUND = { path: '/no/such/address', heading: 'Not Found' };

/**
 * Shows a screen as if it had just been loaded, in the page's size and theme. The app is loaded only once; navigating
 * within it takes a third of the time.
 */
export async function show(page: Page, path: string, { act }: Screen): Promise<void> {
  await closeDialogs(page);
  await reopen(page, path);
  await waitUntilSettled(page);
  if (act === undefined) return;
  await act(page);
  await waitUntilSettled(page);
}

/**
 * Opens a screen from a neutral page with another heading, so that no content of the previous screen is mistaken for
 * it.
 */
export async function reopen(
  page: Page,
  path: string,
  from = path === FORBIDDEN.path ? NOT_FOUND : FORBIDDEN,
): Promise<void> {
  const heading = `h1:text-is("${from.heading}")`;
  if (page.url() === 'about:blank') await page.goto(from.path);
  else await goTo(page, from.path);
  await page.locator(heading).waitFor();
  await goTo(page, path);
  await page.locator(`h1:not(${heading})`).first().waitFor({ state: 'attached' });
}

/** Closes open dialogs, which would otherwise stay open across screens. */
async function closeDialogs(page: Page) {
  const open = page.locator('dialog[open]');
  while ((await open.count()) > 0) {
    await page.keyboard.press('Escape');
    await open.last().waitFor({ state: 'hidden' });
  }
}

/** Navigates like the browser's Forward button, but to the top and without text typed before. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('cached')) localStorage.removeItem(key);
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    scrollTo({ top: 0, behavior: 'instant' });
  }, path);
}

/** Presses the theme switch, even below a dialog; visitors and writers have none and stay in the light theme. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  const toggle = page.getByRole('button', { name: `Switch to ${theme} theme`, includeHidden: true });
  if ((await toggle.count()) > 0) await toggle.dispatchEvent('click');
  await waitUntilSettled(page);
}

/** Makes the viewport as high as the page, so that the bottom bar covers nothing; with a dialog it keeps its size. */
export async function growViewport(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) return;
  const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width, height } = page.viewportSize()!;
  if (fullHeight <= height) return;
  await page.setViewportSize({ width, height: fullHeight });
  await waitUntilSettled(page);
}

/** Cards that nobody has looked at yet are rendered first, three at a time: on a busy machine that takes a minute. */
const SETTLES_MS = 120_000;

/** Waits until nothing in the page is loading or moving. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const isSettled = () => {
    const isLoading = [...document.querySelectorAll('main [role=status]')].some((status) =>
      status.textContent?.startsWith('Loading'),
    );
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    const isMoving = document
      .getAnimations()
      .some((moving) => moving.playState === 'running' && moving.effect?.getTiming().iterations !== Infinity);
    return !isLoading && !isMoving && pictures.every((image) => image.complete);
  };
  await page.waitForFunction(isSettled, undefined, { timeout: SETTLES_MS });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
