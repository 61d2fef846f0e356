/** The age in years from which someone may sign up. */
export const ADULT_AGE = 18;

/**
 * Whether someone born on `birthDate` is at least `ADULT_AGE` on the day `today`; both `YYYY-MM-DD`. In a common year, a
 * birthday on 29 February counts from 1 March.
 */
export function isAdult(birthDate: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return years > ADULT_AGE || (years === ADULT_AGE && today.slice(5) >= birthDate.slice(5));
}
