import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeContext } from '../platform/theme.ts';
import { renderApp, startFakeServer } from '../testing/fakeServer.tsx';
import { aMembershipIn } from '../testing/memberships.ts';
import { memberProfile } from '../testing/profiles.ts';
import { AccountScreen } from './AccountScreen.tsx';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads['/api/users-me'] = memberProfile;
  server.reads['/api/auth/tokens'] = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['monthly_active', 'Monthly plan, $19 a month'],
  ['yearly_active', 'Annual plan, $192 a year'],
  ['cancel_upcoming', /^Monthly plan: ends on \d+ \w+ \d{4}$/],
  ['monthly_skip_upcoming', 'Monthly plan: skip scheduled'],
  ['monthly_skipping', 'Monthly plan: skipping'],
  ['payment_failed', 'Monthly plan: payment failed'],
  ['canceled', 'Monthly plan: canceled'],
] as const)('the account says which plan a member has, and its state, in %s', async (status, text) => {
  server.reads['/api/billing/subscription_info'] = aMembershipIn(status);
  await renderApp(
    <ThemeContext value={{ theme: 'lightTheme', canChoose: true, toggle: () => {} }}>
      <AccountScreen />
    </ThemeContext>,
  );
  const row = await screen.findByRole('link', { name: /^Membership/ });
  expect(await within(row).findByText(text)).toBeDefined();
});
