import type { Attempt } from '#contract/billing/calls.ts';

interface AttemptOutcome {
  tone: 'good' | 'bad' | 'open';
  label: string;
}

/** The outcome of an attempt to charge a card, in words for a writer. */
export function describeOutcome({
  status,
  declineCode,
}: Pick<Attempt, 'status' | 'declineCode'>): AttemptOutcome {
  switch (status) {
    case 'succeeded':
      return { tone: 'good', label: 'Paid' };
    case 'declined':
      return {
        tone: 'bad',
        label: declineCode === null ? 'Declined' : `Declined: ${formatDeclineCode(declineCode)}`,
      };
    case 'canceled':
      return { tone: 'bad', label: 'Canceled' };
    case 'requires_action':
      return { tone: 'open', label: 'Waiting for the member to confirm it with their bank' };
    case 'unknown':
      return { tone: 'open', label: 'The bank has not answered yet' };
    case 'pending':
      return { tone: 'open', label: 'In progress' };
  }
}

/** `insufficient_funds` → `insufficient funds`; gateways have codes that are not in our catalogue. */
const formatDeclineCode = (code: string) =>
  code.replaceAll('_', ' ').replace(/\b(cvc|zip)\b/, (letters) => letters.toUpperCase());
