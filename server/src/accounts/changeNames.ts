import { isAdult } from '#contract/accounts/rules.ts';
import { refuseFields } from '#contract/refusals.ts';
import { toUtcDay } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { setNames } from './sql.ts';

export interface Names {
  firstName?: string | undefined;
  lastName?: string | undefined;
  birthDate?: string | undefined;
}

/** Changes the given names and birth date of a user; refuses a birth date below the age of 18. */
export async function changeNames({ db, now }: Pick<Context, 'db' | 'now'>, userId: number, names: Names) {
  const { firstName, lastName, birthDate } = names;
  if (birthDate !== undefined && !isAdult(birthDate, toUtcDay(now)))
    refuseFields([{ param: 'birth_date', msg: 'You must be 18 or older' }]);
  if (firstName !== undefined || lastName !== undefined || birthDate !== undefined)
    await setNames(db, userId, { firstName, lastName, birthDate });
}
