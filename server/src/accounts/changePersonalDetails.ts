import { isAdult } from '#contract/accounts/rules.ts';
import { refuseFields } from '#contract/refusals.ts';
import { toUtcDay } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { TOO_YOUNG } from './fieldErrors.ts';
import { findFirstName, requestsAtDesk, setPersonalDetails } from './sql.ts';

export interface PersonalDetails {
  firstName?: string | undefined;
  lastName?: string | undefined;
  birthDate?: string | undefined;
}

type ChangeContext = Pick<Context, 'db' | 'now' | 'announce'>;

/** Changes the given names and birth date of a user; refuses a birth date below the age of 18. */
export async function changePersonalDetails(
  context: ChangeContext,
  userId: number,
  details: PersonalDetails,
) {
  const { db, now } = context;
  const { firstName, lastName, birthDate } = details;
  if (birthDate !== undefined && !isAdult(birthDate, toUtcDay(now))) refuseFields([TOO_YOUNG]);
  if (firstName !== undefined) await announceFirstName(context, userId, firstName);
  if (firstName !== undefined || lastName !== undefined || birthDate !== undefined)
    await setPersonalDetails(db, userId, { firstName, lastName, birthDate });
}

/**
 * Requests are listed with their member's first name. Announces the change for the requests at the desk, but not for
 * archived ones, as for other fields.
 */
async function announceFirstName({ db, announce }: ChangeContext, memberId: number, firstName: string) {
  if ((await findFirstName(db, memberId)).firstName === firstName) return;
  const changed = { user: { id: memberId, firstName } };
  for (const { id: requestId } of await requestsAtDesk(db, memberId))
    await announce({
      memberId,
      audience: 'writers',
      event: { type: 'request_changed', requestId, changed },
    });
}
