import type { ComponentType } from 'react';
import { type Role, ROLES } from '#contract/accounts/codes.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';

export interface RouteRow {
  path: string;
  /** The roles that may see it; everyone if missing. */
  roles?: readonly Role[];
  title: string;
  screen: ComponentType;
  /** Every parameter of the path is a record's id; anything else is Not Found. */
  hasNumbers?: true;
  /** Its label in the customers' navigation; the bottom bar of phones has its own (BottomNav.tsx), and writers have WriterNav.tsx. */
  nav?: string;
}

const customers = [ROLES.customer];
const writers = [ROLES.writer];

// One screen for three addresses, so that it is not remounted between letters.
const ReadingsDesk = lazyScreen(
  async () => (await import('../desk/ReadingsDeskScreen.tsx')).ReadingsDeskScreen,
  'desk',
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
    screen: lazyScreen(async () => (await import('../accounts/LoginScreen.tsx')).LoginScreen, 'login'),
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
    path: '/confirm-email',
    title: 'Confirm your address',
    screen: lazyScreen(async () => (await import('../accounts/ConfirmEmailScreen.tsx')).ConfirmEmailScreen),
  },
  {
    path: '/goodbye',
    title: 'Goodbye',
    screen: lazyScreen(async () => (await import('../privacy/GoodbyeScreen.tsx')).GoodbyeScreen),
  },
  {
    path: '/',
    roles: customers,
    title: 'My Readings',
    screen: lazyScreen(
      async () => (await import('../readings/MyReadingsScreen.tsx')).MyReadingsScreen,
      'home',
    ),
    nav: 'My readings',
  },
  {
    path: '/journal',
    roles: customers,
    title: 'Journal',
    screen: lazyScreen(async () => (await import('../readings/journal/JournalScreen.tsx')).JournalScreen),
    nav: 'Journal',
  },
  {
    path: '/create',
    roles: customers,
    title: 'Request Reading',
    screen: lazyScreen(
      async () => (await import('../readings/RequestReadingScreen.tsx')).RequestReadingScreen,
    ),
    nav: 'Request reading',
  },
  {
    path: '/:requestId',
    roles: customers,
    title: 'Reading',
    screen: lazyScreen(
      async () => (await import('../readings/ReadingRequestScreen.tsx')).ReadingRequestScreen,
      'letter',
    ),
    hasNumbers: true,
  },
  {
    path: '/readings',
    roles: writers,
    title: 'Readings',
    screen: ReadingsDesk,
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
    path: '/psychic/:readerId',
    roles: customers,
    title: 'Psychic Info',
    screen: lazyScreen(async () => (await import('../readers/PsychicInfoScreen.tsx')).PsychicInfoScreen),
    hasNumbers: true,
  },
  {
    path: '/support',
    roles: customers,
    title: 'Contact Us',
    screen: lazyScreen(async () => (await import('../contact/SupportScreen.tsx')).SupportScreen),
  },
  {
    path: '/invite-friend',
    roles: customers,
    title: 'Invite a friend',
    screen: lazyScreen(async () => (await import('../contact/InviteFriendScreen.tsx')).InviteFriendScreen),
  },
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
  },
  {
    path: '/chart',
    roles: customers,
    title: 'My chart',
    screen: lazyScreen(async () => (await import('../astrology/ChartScreen.tsx')).ChartScreen),
    nav: 'My chart',
  },
  {
    path: '/account',
    roles: customers,
    title: 'Account',
    screen: lazyScreen(async () => (await import('../accounts/AccountScreen.tsx')).AccountScreen),
    nav: 'Account',
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
    path: '/manage/users',
    roles: writers,
    title: 'Manage Users',
    screen: lazyScreen(async () => (await import('../members/ManageUsersScreen.tsx')).ManageUsersScreen),
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
    path: '/manage/tags',
    roles: writers,
    title: 'Manage Tags',
    screen: lazyScreen(async () => (await import('../tags/ManageTagsScreen.tsx')).ManageTagsScreen),
  },
  {
    path: '/manage/writers',
    roles: writers,
    title: 'Manage Writers',
    screen: lazyScreen(async () => (await import('../readers/ManageWritersScreen.tsx')).ManageWritersScreen),
  },
  {
    path: '/writer/profile',
    roles: writers,
    title: 'My Profile',
    screen: lazyScreen(async () => (await import('../readers/WriterProfileScreen.tsx')).WriterProfileScreen),
  },
  {
    path: '/manage/audit',
    roles: writers,
    title: 'Audit log',
    screen: lazyScreen(async () => (await import('../members/AuditLogScreen.tsx')).AuditLogScreen),
  },
  {
    path: '/manage/grades',
    roles: writers,
    title: 'Grades',
    screen: lazyScreen(async () => (await import('../grades/GradesScreen.tsx')).GradesScreen),
  },
  {
    path: '/manage/mail',
    roles: writers,
    title: 'Mail and jobs',
    screen: lazyScreen(async () => (await import('../undelivered/UndeliveredScreen.tsx')).UndeliveredScreen),
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
    path: '/account/data',
    roles: customers,
    title: 'Your data',
    screen: lazyScreen(async () => (await import('../privacy/YourDataScreen.tsx')).YourDataScreen),
  },
  {
    path: '/account/letters',
    roles: customers,
    title: 'Save all my letters',
    screen: lazyScreen(async () => (await import('../readings/book/LetterBookScreen.tsx')).LetterBookScreen),
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
