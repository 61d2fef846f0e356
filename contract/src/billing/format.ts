import { formatTime, formatLongDate, formatLongPeriod } from '../dates.ts';
import { ANNUAL, BRAND_NAMES, type CardBrand, MONTHLY, PLANS, type ProductId } from './codes.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

// Charges fall on UTC days, so every screen, mail and receipt shows billing dates in UTC.
const ZONE = 'UTC';

/** `1900` → `$19.00`. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);

/** `1600` → `$16`, without zero cents. */
export const formatWholeMoney = (cents: number): string => formatMoney(cents).replace(/\.00$/, '');

/** `$16 per month, billed annually. Saves $36 a year.` */
export function describePlan(productId: ProductId): string {
  const price = `${formatWholeMoney(PLANS[productId].pricePerMonthCents)} per month`;
  return productId === MONTHLY
    ? `${price}. ${MONTHLY_TERMS}`
    : `${price}, billed annually. ${describeYearlySaving()}`;
}

/** `Monthly plan`. */
export const formatPlan = (productId: ProductId): string => `${PLANS[productId].name} plan`;

/** `$192 a year`. */
export const formatPlanPrice = (productId: ProductId): string =>
  `${formatWholeMoney(PLANS[productId].chargeCents)} a ${PLANS[productId].interval}`;

/** A plan without its price: `Billed annually. Saves $36 a year.` */
export const describePlanTerms = (productId: ProductId): string =>
  productId === MONTHLY ? MONTHLY_TERMS : `Billed annually. ${describeYearlySaving()}`;

const MONTHLY_TERMS = 'Skip any time.';

const describeYearlySaving = (): string =>
  `Saves ${formatWholeMoney(12 * PLANS[MONTHLY].chargeCents - PLANS[ANNUAL].chargeCents)} a year.`;

/** Epoch seconds → `28 February 2026`, the day in UTC. */
export const formatBillingDate = (epochSeconds: number): string => formatLongDate(epochSeconds * 1000, ZONE);

/** Epoch seconds → `20 November – 20 December 2026`, the days in UTC. */
export const formatBillingPeriod = (start: number, end: number): string =>
  formatLongPeriod(start * 1000, end * 1000, ZONE);

/** Epoch seconds → `20 November 2026 at 2:05 PM UTC`. */
export const formatBillingTime = (epochSeconds: number): string =>
  `${formatBillingDate(epochSeconds)} at ${formatTime(epochSeconds * 1000, ZONE)} UTC`;

/** `Visa ending in 4242`. */
export const describeCard = ({ brand, last4 }: { brand: CardBrand; last4: string }): string =>
  `${BRAND_NAMES[brand]} ending in ${last4}`;

/** Beside a charge that has not been made: 'Charged to …' would read as if it had. */
export const describeCardToCharge = (card: { brand: CardBrand; last4: string }): string =>
  `Card to be charged: ${describeCard(card)}.`;
