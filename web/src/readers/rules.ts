import { formatMediumDate } from '#contract/dates.ts';
import type { Reader } from '#contract/readers/calls.ts';

/** The consequences of deactivating a reader, in words. */
export function describeDeactivation(
  { firstName, userId, invitedUntil }: Pick<Reader, 'firstName' | 'userId' | 'invitedUntil'>,
  openRequests: number,
): string {
  if (invitedUntil !== null) return 'The invitation ends: its link does not work any more.';
  const carried =
    openRequests === 0
      ? `No open request is for ${firstName}.`
      : openRequests === 1
        ? `1 open request is for ${firstName}. It stays so, and any writer may answer it.`
        : `${openRequests} open requests are for ${firstName}. They stay so, and any writer may answer them.`;
  const claims = userId === null ? '' : ' Requests that their account has claimed are given back.';
  return `${carried}${claims} Members cannot choose ${firstName} any more.`;
}

/** The state of an invitation in words; null without one. */
export function describeInvitation(
  { invitedUntil, status }: Pick<Reader, 'invitedUntil' | 'status'>,
  now: Date,
): string | null {
  if (invitedUntil === null) return null;
  if (status === 'inactive') return 'The invitation was withdrawn';
  return new Date(invitedUntil) > now
    ? `Invited, the link works until ${formatMediumDate(invitedUntil)}`
    : `Invited, the link ended on ${formatMediumDate(invitedUntil)}`;
}
