interface Expiry {
  /** From 1 to 12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
}

export const NO_MONTH = 'Expiration month is not a valid month';

/** Whether a card has expired at an ISO 8601 date or time, in UTC. A card is valid through the last day of its month. */
export const hasExpired = ({ expMonth, expYear }: Expiry, at: string): boolean =>
  `${expYear}-${String(expMonth).padStart(2, '0')}` < at.slice(0, 7);

/** What is wrong with the expiry of a card that is added on a day (`YYYY-MM-DD`); null if nothing is. */
export function findExpiryError(expiry: Expiry, day: string): string | null {
  if (expiry.expMonth < 1 || expiry.expMonth > 12) return NO_MONTH;
  return hasExpired(expiry, day) ? 'Expiration date has passed' : null;
}

/**
 * The card that becomes the default when the default is removed: of the others, newest first, the newest that has not
 * expired on the day (`YYYY-MM-DD`), or the newest if all have expired. Undefined if there is no other card.
 */
export const chooseNextDefault = <Card extends Expiry>(
  others: readonly Card[],
  day: string,
): Card | undefined => others.find((card) => !hasExpired(card, day)) ?? others[0];
