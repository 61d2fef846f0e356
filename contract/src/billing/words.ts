import { BRAND_NAMES, type CardBrand } from './codes.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `1900` → `$19.00`. */
export const moneyInWords = (cents: number): string => dollars.format(cents / 100);

/** Epoch seconds → `28 February 2026`, the day in UTC. */
export const dayInWords = (epochSeconds: number): string => days.format(epochSeconds * 1000);

/** `Visa ending in 4242`. */
export const cardInWords = ({ brand, last4 }: { brand: CardBrand; last4: string }): string =>
  `${BRAND_NAMES[brand]} ending in ${last4}`;
