/** Where a process may be killed in a payment. */
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

/** Where it may be killed in a change of the membership that costs nothing. */
export type ChangePoint = 'after the change is committed';
