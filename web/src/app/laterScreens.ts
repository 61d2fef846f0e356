/**
 * The screens that are never the first view, and the writers' commands. A file of its own, because the list of their
 * chunks is long and a first view does not need it.
 */
export const laterScreens = {
  NotFoundScreen: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen,
  WriterCommands: async () => (await import('../commands/WriterCommands.tsx')).WriterCommands,
  AccountScreen: async () => (await import('../accounts/AccountScreen.tsx')).AccountScreen,
  AuditLogScreen: async () => (await import('../members/AuditLogScreen.tsx')).AuditLogScreen,
  BillingHistoryScreen: async () =>
    (await import('../billing/invoices/BillingHistoryScreen.tsx')).BillingHistoryScreen,
  ChangePasswordScreen: async () =>
    (await import('../accounts/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ChartScreen: async () => (await import('../astrology/ChartScreen.tsx')).ChartScreen,
  ConfirmEmailScreen: async () => (await import('../accounts/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  CreateProfileScreen: async () => (await import('../profiles/CreateProfileScreen.tsx')).CreateProfileScreen,
  ForbiddenScreen: async () => (await import('./ForbiddenScreen.tsx')).ForbiddenScreen,
  GoodbyeScreen: async () => (await import('../privacy/GoodbyeScreen.tsx')).GoodbyeScreen,
  GradesScreen: async () => (await import('../grades/GradesScreen.tsx')).GradesScreen,
  InactiveSubscriptionScreen: async () =>
    (await import('../billing/membership/InactiveSubscriptionScreen.tsx')).InactiveSubscriptionScreen,
  IntuitiveProfileScreen: async () =>
    (await import('../profiles/IntuitiveProfileScreen.tsx')).IntuitiveProfileScreen,
  InviteFriendScreen: async () => (await import('../contact/InviteFriendScreen.tsx')).InviteFriendScreen,
  JournalScreen: async () => (await import('../readings/journal/JournalScreen.tsx')).JournalScreen,
  LetterBookScreen: async () => (await import('../readings/book/LetterBookScreen.tsx')).LetterBookScreen,
  ManageTagsScreen: async () => (await import('../tags/ManageTagsScreen.tsx')).ManageTagsScreen,
  ManageUserDetailsScreen: async () =>
    (await import('../members/ManageUserDetailsScreen.tsx')).ManageUserDetailsScreen,
  ManageUsersScreen: async () => (await import('../members/ManageUsersScreen.tsx')).ManageUsersScreen,
  ManageWritersScreen: async () => (await import('../readers/ManageWritersScreen.tsx')).ManageWritersScreen,
  NewPasswordScreen: async () => (await import('../accounts/NewPasswordScreen.tsx')).NewPasswordScreen,
  PaymentMethodsScreen: async () =>
    (await import('../billing/cards/PaymentMethodsScreen.tsx')).PaymentMethodsScreen,
  ReaderInfoScreen: async () => (await import('../readers/ReaderInfoScreen.tsx')).ReaderInfoScreen,
  ReceiptScreen: async () => (await import('../billing/invoices/ReceiptScreen.tsx')).ReceiptScreen,
  RequestPasswordScreen: async () =>
    (await import('../accounts/RequestPasswordScreen.tsx')).RequestPasswordScreen,
  RequestReadingScreen: async () =>
    (await import('../readings/requestForm/RequestReadingScreen.tsx')).RequestReadingScreen,
  SignUpScreen: async () => (await import('../accounts/SignUpScreen.tsx')).SignUpScreen,
  SubscriptionScreen: async () =>
    (await import('../billing/membership/SubscriptionScreen.tsx')).SubscriptionScreen,
  SupportScreen: async () => (await import('../contact/SupportScreen.tsx')).SupportScreen,
  UndeliveredScreen: async () => (await import('../undelivered/UndeliveredScreen.tsx')).UndeliveredScreen,
  WriterProfileScreen: async () => (await import('../readers/WriterProfileScreen.tsx')).WriterProfileScreen,
  YourDataScreen: async () => (await import('../privacy/YourDataScreen.tsx')).YourDataScreen,
};
