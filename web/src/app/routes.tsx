import type { ComponentType } from 'react';
import { type Role, ROLES } from '#contract/accounts/codes.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { KeyIcon, LetterIcon, PersonIcon, QuillIcon } from '../ui/icons.tsx';

export interface RouteRow {
  path: string;
  /** The roles that may see it; everyone if missing. */
  roles?: readonly Role[];
  title: string;
  screen: ComponentType;
  /** Every parameter of the path is a record's id; anything else is Not Found. */
  hasNumbers?: true;
  /** Its entry in the navigation of its roles; `shortLabel` is for phones. */
  nav?: { label: string; shortLabel: string; icon: ComponentType };
}

const customers = [ROLES.customer];
const writers = [ROLES.writer];

// One screen for three addresses, so that it is not remounted between letters.
const ReadingsDesk = lazyScreen(
  async () => (await import('../desk/ReadingsDeskScreen.tsx')).ReadingsDeskScreen,
);

// One screen for members and writers.
const Receipt = lazyScreen(async () => (await import('../billing/ReceiptScreen.tsx')).ReceiptScreen);

/** Every screen of the app, each loaded when it is first shown. */
export const routes: readonly RouteRow[] = [
  {
    path: '/forbidden',
    title: 'Forbidden',
    screen: lazyScreen(async () => (await import('./ForbiddenScreen.tsx')).ForbiddenScreen),
  },
  {
    path: '/signup',
    title: 'Sign up',
    screen: lazyScreen(async () => (await import('../accounts/SignUpScreen.tsx')).SignUpScreen),
  },
  {
    path: '/login',
    title: 'Login',
    screen: lazyScreen(async () => (await import('../accounts/LoginScreen.tsx')).LoginScreen),
  },
  {
    path: '/forgot_password',
    title: 'Request new Password',
    screen: lazyScreen(
      async () => (await import('../accounts/RequestPasswordScreen.tsx')).RequestPasswordScreen,
    ),
  },
  {
    path: '/forgot_password/confirm',
    title: 'Set new Password',
    screen: lazyScreen(async () => (await import('../accounts/NewPasswordScreen.tsx')).NewPasswordScreen),
  },
  {
    path: '/',
    roles: customers,
    title: 'My Readings',
    screen: lazyScreen(async () => (await import('../readings/MyReadingsScreen.tsx')).MyReadingsScreen),
    nav: { label: 'My readings', shortLabel: 'Readings', icon: LetterIcon },
  },
  {
    path: '/create',
    roles: customers,
    title: 'Request Reading',
    screen: lazyScreen(
      async () => (await import('../readings/RequestReadingScreen.tsx')).RequestReadingScreen,
    ),
    nav: { label: 'Request reading', shortLabel: 'Request', icon: QuillIcon },
  },
  {
    path: '/:requestId',
    roles: customers,
    title: 'Reading',
    screen: lazyScreen(
      async () => (await import('../readings/ReadingRequestScreen.tsx')).ReadingRequestScreen,
    ),
    hasNumbers: true,
  },
  {
    path: '/readings',
    roles: writers,
    title: 'Readings',
    screen: ReadingsDesk,
    nav: { label: 'Readings', shortLabel: 'Readings', icon: LetterIcon },
  },
  {
    path: '/readings/:requestId',
    roles: writers,
    title: 'Readings',
    screen: ReadingsDesk,
    hasNumbers: true,
  },
  { path: '/archived-readings', roles: writers, title: 'Archived readings', screen: ReadingsDesk },
  {
    path: '/create-profile',
    roles: customers,
    title: 'Create your profile',
    screen: lazyScreen(async () => (await import('../profiles/CreateProfileScreen.tsx')).CreateProfileScreen),
  },
  {
    path: '/profile',
    roles: customers,
    title: 'My Intuitive Profile',
    screen: lazyScreen(
      async () => (await import('../profiles/IntuitiveProfileScreen.tsx')).IntuitiveProfileScreen,
    ),
    nav: { label: 'My profile', shortLabel: 'Profile', icon: PersonIcon },
  },
  {
    path: '/chart',
    roles: customers,
    title: 'My chart',
    screen: lazyScreen(async () => (await import('../astrology/ChartScreen.tsx')).ChartScreen),
  },
  {
    path: '/account',
    roles: customers,
    title: 'Account',
    screen: lazyScreen(async () => (await import('../accounts/AccountScreen.tsx')).AccountScreen),
    nav: { label: 'Account', shortLabel: 'Account', icon: KeyIcon },
  },
  {
    path: '/account/payment',
    roles: customers,
    title: 'Payment Methods',
    screen: lazyScreen(
      async () => (await import('../billing/PaymentMethodsScreen.tsx')).PaymentMethodsScreen,
    ),
  },
  {
    path: '/account/subscription',
    roles: customers,
    title: 'Membership',
    screen: lazyScreen(async () => (await import('../billing/SubscriptionScreen.tsx')).SubscriptionScreen),
  },
  {
    path: '/account/billing',
    roles: customers,
    title: 'Billing history',
    screen: lazyScreen(
      async () => (await import('../billing/BillingHistoryScreen.tsx')).BillingHistoryScreen,
    ),
  },
  {
    path: '/account/billing/:invoiceId',
    roles: customers,
    title: 'Receipt',
    screen: Receipt,
    hasNumbers: true,
  },
  {
    path: '/manage/users/:userId',
    roles: writers,
    title: 'Manage User Details',
    screen: lazyScreen(
      async () => (await import('../members/ManageUserDetailsScreen.tsx')).ManageUserDetailsScreen,
    ),
    hasNumbers: true,
  },
  {
    path: '/manage/users/:userId/invoices/:invoiceId',
    roles: writers,
    title: 'Receipt',
    screen: Receipt,
    hasNumbers: true,
  },
  {
    path: '/account/change-password',
    roles: customers,
    title: 'Change password',
    screen: lazyScreen(
      async () => (await import('../accounts/ChangePasswordScreen.tsx')).ChangePasswordScreen,
    ),
  },
  {
    path: '/inactive-subscription',
    roles: customers,
    title: 'Membership',
    screen: lazyScreen(
      async () => (await import('../billing/InactiveSubscriptionScreen.tsx')).InactiveSubscriptionScreen,
    ),
  },
];
