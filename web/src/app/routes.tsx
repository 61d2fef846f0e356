import type { ComponentType } from 'react';
import { type Role, ROLES } from '#contract/accounts/codes.ts';
import { lazyScreen } from '../platform/lazyScreen.ts';
import { firstScreens } from './firstScreens.ts';

export interface RouteRow {
  /** Its parameters are ids of records. */
  path: string;
  /** The roles that may see it; everyone if missing. */
  roles?: readonly Role[];
  title: string;
  screen: ComponentType;
  /** Its label in the customers' navigation; the bottom bar of phones has its own (BottomNav.tsx), and writers have WriterNav.tsx. */
  nav?: string;
}

/** A screen that is never the first view; laterScreens.ts has its file. */
const laterScreen = (name: keyof typeof import('./laterScreens.ts').laterScreens) =>
  lazyScreen(async () => (await import('./laterScreens.ts')).laterScreens[name]());

const customers = [ROLES.customer];
const writers = [ROLES.writer];

// One screen for three addresses, so that it is not remounted between requests.
const ReadingsDesk = lazyScreen(firstScreens.desk, 'desk');

// One screen for members and writers.
const Receipt = laterScreen('ReceiptScreen');

/** Every screen of the app, each loaded when it is first shown. */
export const routes: readonly RouteRow[] = [
  {
    path: '/forbidden',
    title: 'Forbidden',
    screen: laterScreen('ForbiddenScreen'),
  },
  {
    path: '/signup',
    title: 'Sign up',
    screen: laterScreen('SignUpScreen'),
  },
  {
    path: '/login',
    title: 'Login',
    screen: lazyScreen(firstScreens.login, 'login'),
  },
  {
    path: '/forgot_password',
    title: 'Request new Password',
    screen: laterScreen('RequestPasswordScreen'),
  },
  {
    path: '/forgot_password/confirm',
    title: 'Set new Password',
    screen: laterScreen('NewPasswordScreen'),
  },
  {
    path: '/confirm-email',
    title: 'Confirm your address',
    screen: laterScreen('ConfirmEmailScreen'),
  },
  {
    path: '/goodbye',
    title: 'Goodbye',
    screen: laterScreen('GoodbyeScreen'),
  },
  {
    path: '/',
    roles: customers,
    title: 'My Readings',
    screen: lazyScreen(firstScreens.home, 'home'),
    nav: 'My readings',
  },
  {
    path: '/journal',
    roles: customers,
    title: 'Journal',
    screen: laterScreen('JournalScreen'),
    nav: 'Journal',
  },
  {
    path: '/create',
    roles: customers,
    title: 'Request Reading',
    screen: laterScreen('RequestReadingScreen'),
    nav: 'Request reading',
  },
  {
    path: '/:requestId',
    roles: customers,
    title: 'Reading',
    screen: lazyScreen(firstScreens.letter, 'letter'),
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
  },
  { path: '/archived-readings', roles: writers, title: 'Archived readings', screen: ReadingsDesk },
  {
    path: '/psychic/:readerId',
    roles: customers,
    title: 'Psychic Info',
    screen: laterScreen('ReaderInfoScreen'),
  },
  {
    path: '/support',
    roles: customers,
    title: 'Contact Us',
    screen: laterScreen('SupportScreen'),
  },
  {
    path: '/invite-friend',
    roles: customers,
    title: 'Invite a friend',
    screen: laterScreen('InviteFriendScreen'),
  },
  {
    path: '/create-profile',
    roles: customers,
    title: 'Create your profile',
    screen: laterScreen('CreateProfileScreen'),
  },
  {
    path: '/profile',
    roles: customers,
    title: 'My Intuitive Profile',
    screen: laterScreen('IntuitiveProfileScreen'),
  },
  {
    path: '/chart',
    roles: customers,
    title: 'My chart',
    screen: laterScreen('ChartScreen'),
    nav: 'My chart',
  },
  {
    path: '/account',
    roles: customers,
    title: 'Account',
    screen: laterScreen('AccountScreen'),
    nav: 'Account',
  },
  {
    path: '/account/payment',
    roles: customers,
    title: 'Payment Methods',
    screen: laterScreen('PaymentMethodsScreen'),
  },
  {
    path: '/account/subscription',
    roles: customers,
    title: 'Membership',
    screen: laterScreen('SubscriptionScreen'),
  },
  {
    path: '/account/billing',
    roles: customers,
    title: 'Billing history',
    screen: laterScreen('BillingHistoryScreen'),
  },
  {
    path: '/account/billing/:invoiceId',
    roles: customers,
    title: 'Receipt',
    screen: Receipt,
  },
  {
    path: '/manage/users',
    roles: writers,
    title: 'Manage Users',
    screen: laterScreen('ManageUsersScreen'),
  },
  {
    path: '/manage/users/:userId',
    roles: writers,
    title: 'Manage User Details',
    screen: laterScreen('ManageUserDetailsScreen'),
  },
  {
    path: '/manage/users/:userId/invoices/:invoiceId',
    roles: writers,
    title: 'Receipt',
    screen: Receipt,
  },
  {
    path: '/manage/tags',
    roles: writers,
    title: 'Manage Tags',
    screen: laterScreen('ManageTagsScreen'),
  },
  {
    path: '/manage/writers',
    roles: writers,
    title: 'Manage Writers',
    screen: laterScreen('ManageWritersScreen'),
  },
  {
    path: '/writer/profile',
    roles: writers,
    title: 'My Profile',
    screen: laterScreen('WriterProfileScreen'),
  },
  {
    path: '/manage/audit',
    roles: writers,
    title: 'Audit log',
    screen: laterScreen('AuditLogScreen'),
  },
  {
    path: '/manage/grades',
    roles: writers,
    title: 'Grades',
    screen: laterScreen('GradesScreen'),
  },
  {
    path: '/manage/mail',
    roles: writers,
    title: 'Mail and jobs',
    screen: laterScreen('UndeliveredScreen'),
  },
  {
    path: '/account/change-password',
    roles: customers,
    title: 'Change password',
    screen: laterScreen('ChangePasswordScreen'),
  },
  {
    path: '/account/data',
    roles: customers,
    title: 'Your data',
    screen: laterScreen('YourDataScreen'),
  },
  {
    path: '/account/letters',
    roles: customers,
    title: 'Save all my letters',
    screen: laterScreen('LetterBookScreen'),
  },
  {
    path: '/inactive-subscription',
    roles: customers,
    title: 'Membership',
    screen: laterScreen('InactiveSubscriptionScreen'),
  },
];
