import type { User } from '#contract/members/calls.ts';
import { EMPTY_INTUITIVE_PROFILE } from './profiles.ts';

/** A member as writers see them. */
export const userRecord: User = {
  id: 7,
  firstName: 'Rosalind',
  lastName: 'Hale',
  email: 'rosalind@example.test',
  createdAt: '2026-11-20T07:42:00.000Z',
  currentSubscriptionStatus: 'monthly_active',
  subscription: null,
  plan: 'Monthly',
  tags: [],
  assignedPersonalityUser: null,
  lastRequestAt: null,
  isWriter: false,
  isBlocked: false,
  birthDate: null,
  timeZone: 'UTC',
  ...EMPTY_INTUITIVE_PROFILE,
  etag: '"first"',
};
