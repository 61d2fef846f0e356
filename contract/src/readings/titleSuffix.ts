import type { RequestStatus } from './codes.ts';

/** `(RUSH) (3) (OR)`, each where it applies and always in this order; the number of cards only while OPENED. */
export function buildTitleSuffix(request: {
  status: RequestStatus;
  isRushed: boolean;
  isOracle: boolean;
  numberOfTarotCards: number;
}): string {
  const { status, isRushed, isOracle, numberOfTarotCards: cards } = request;
  return [isRushed && '(RUSH)', status === 'OPENED' && cards > 1 && `(${cards})`, isOracle && '(OR)']
    .filter(Boolean)
    .join(' ');
}
