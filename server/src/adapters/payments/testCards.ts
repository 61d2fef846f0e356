import type { CardBrand } from '#contract/billing/codes.ts';
import type { DeclineCode } from './payments.ts';

/** How a card behaves when charged. */
export type Scenario = 'succeeds' | 'declines' | 'wants_authentication' | 'answers_late';

type TestCard =
  | { brand: CardBrand; scenario: Scenario }
  /** Refused when it is added. */
  | { brand: CardBrand; refusedWith: DeclineCode };

/** The only numbers that the simulated gateway accepts, so that nobody enters a real one. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', scenario: 'succeeds' },
  '5555555555554444': { brand: 'mastercard', scenario: 'succeeds' },
  '378282246310005': { brand: 'amex', scenario: 'succeeds' },
  '6011111111111117': { brand: 'discover', scenario: 'succeeds' },
  '30569309025904': { brand: 'diners', scenario: 'succeeds' },
  '3566002020360505': { brand: 'jcb', scenario: 'succeeds' },
  '6200000000000005': { brand: 'unknown', scenario: 'succeeds' },
  '4000000000000341': { brand: 'visa', scenario: 'declines' },
  '4000002500003155': { brand: 'visa', scenario: 'wants_authentication' },
  '4000000000000119': { brand: 'visa', scenario: 'answers_late' },
  '4000000000000002': { brand: 'visa', refusedWith: 'card_declined' },
  '4000000000009995': { brand: 'visa', refusedWith: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', refusedWith: 'expired_card' },
  '4000000000000127': { brand: 'visa', refusedWith: 'incorrect_cvc' },
};
