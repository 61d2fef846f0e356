import { hash, verify } from '@node-rs/argon2';
import { refuseFields } from '#contract/refusals.ts';
import { once } from '../platform/once.ts';
import { roundRobinSemaphore } from '../platform/semaphore.ts';

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when the account has no hash, so that an unknown address takes as long as a wrong password. */
const DUMMY_HASH = await hash('nobody has this password', ARGON2ID);

/**
 * Each hash uses 19 MiB while it runs. Log-ins have their own queue, so that they do not wait behind many sign-ups; a
 * full queue refuses with Retry-After.
 */
const MAX_WAITING = 100;
const withHashingSlot = roundRobinSemaphore(2, { logIn: MAX_WAITING, other: MAX_WAITING });

/** Keyboards differ in how they send an accented letter: as one character, or as a letter and its accent (RFC 8265). */
const normalize = (password: string) => password.normalize('NFC');

/** Slow and may queue: never call it in a transaction, which would hold a connection meanwhile. */
export const hashPassword = (password: string): Promise<string> =>
  withHashingSlot('other', () => hash(normalize(password), ARGON2ID));

/** Whether the password is right; takes the same time for an unknown account (`null`). */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  queue: 'logIn' | 'other',
): Promise<boolean> {
  const isRight = await withHashingSlot(queue, () => verify(passwordHash ?? DUMMY_HASH, normalize(password)));
  return isRight && passwordHash !== null;
}

/** The list is loaded when the first password is chosen. */
const commonPasswords = once(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common']?.filter((password) => String(password).length >= 10).map(String),
  );
});

/** Refuses a common password, with an error at the given field. */
export async function refuseCommonPassword(password: string, param: string): Promise<void> {
  if ((await commonPasswords()).has(password.toLowerCase()))
    refuseFields([{ param, msg: 'This password is too common. Please choose another' }]);
}
