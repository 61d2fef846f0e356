import type { Reader } from '#contract/readers/calls.ts';
import { VOICE_DEFAULT } from '#contract/readers/forms.ts';

export const isolde: Reader = {
  id: 1,
  firstName: 'Isolde',
  lastName: 'Marr',
  picture: null,
  bio: 'By letter.',
  specialities: 'Love after loss',
  readsReversals: true,
  away: false,
  color: 'blue',
  status: 'active',
  userId: 2,
  email: 'isolde@example.test',
  invitedUntil: null,
  voice: VOICE_DEFAULT,
  etag: '"a"',
};
