import type { IntuitiveProfile, Profile } from '#contract/profiles/calls.ts';

/** The intuitive profile of a member who has filled in nothing. */
export const EMPTY_INTUITIVE_PROFILE: IntuitiveProfile = {
  gender: null,
  birthTime: null,
  birthTimeKnown: null,
  birthTimeExact: false,
  birthLocation: '',
  birthPlace: null,
  birthUtcOffset: null,
  zodiac: null,
  currentLocation: '',
  currentPlace: null,
  bio: '',
  experienceLevel: null,
  seenWriter: null,
  previousExperience: '',
  moonletterHopes: [],
  moonletterHopeOther: '',
  extraInfo: '',
  picture: null,
};

/** A member's profile, for tests of screens that need little of it. */
export const memberProfile: Profile = {
  id: 3,
  email: 'rosalind@moonletter.test',
  pendingEmail: null,
  firstName: 'Rosalind',
  lastName: 'Hale',
  birthDate: '1988-03-14',
  role: 'Customer',
  isWriter: false,
  timeZone: 'Europe/Lisbon',
  notifications: { answerMail: true, outcomeMail: true, digest: 'off', quietFrom: null, quietTo: null },
  usesLetterKeys: true,
  assignedPersonalityUser: null,
  subscriptionCurrentPeriodEnd: null,
  currentSubscriptionStatus: 'monthly_active',
  hasProfile: false,
  ...EMPTY_INTUITIVE_PROFILE,
  emailUndeliverable: false,
  etag: '"profile"',
};
