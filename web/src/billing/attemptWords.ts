import type { Attempt } from '#contract/billing/calls.ts';

const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Epoch seconds → `20 November 2026 at 14:05`, in the time zone of whoever reads it. */
export const momentOf = (epochSeconds: number): string => moments.format(epochSeconds * 1000);

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
