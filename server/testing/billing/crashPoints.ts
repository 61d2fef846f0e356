/** Points in a payment at which a process may be killed. */
export const CRASH_POINTS = [
  'before the intent is committed',
  'after the intent',
  'while the gateway is asked',
  'before the answer of the gateway',
  'after the answer of the gateway was lost',
  'before the outcome is committed',
  'before the answer is sent',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** The point in a free change of the membership at which it may be killed. */
export type ChangePoint = 'after the change is committed';
