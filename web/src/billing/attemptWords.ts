import type { Attempt } from '#contract/billing/calls.ts';

interface Outcome {
  tone: 'good' | 'bad' | 'open';
  says: string;
}

/** What became of a try to charge a card, in words for a writer. */
export function outcomeOf({ status, declineCode }: Pick<Attempt, 'status' | 'declineCode'>): Outcome {
  switch (status) {
    case 'succeeded':
      return { tone: 'good', says: 'Paid' };
    case 'declined':
      return { tone: 'bad', says: declineCode === null ? 'Declined' : `Declined: ${inWords(declineCode)}` };
    case 'canceled':
      return { tone: 'bad', says: 'Called off' };
    case 'requires_action':
      return { tone: 'open', says: 'Waits for the member to confirm it with their bank' };
    case 'unknown':
      return { tone: 'open', says: 'The bank has not answered yet' };
    case 'pending':
      return { tone: 'open', says: 'Under way' };
  }
}

/** `insufficient_funds` → `insufficient funds`; a gateway has more codes than we know. */
const inWords = (code: string) =>
  code.replaceAll('_', ' ').replace(/\b(cvc|zip)\b/, (letters) => letters.toUpperCase());
