/** The reasons why a mail was not added to its thread: for the owner, and for the member, with a link if it is not the reading. */
export const INBOUND_PROBLEMS = {
  other_sender: { forOwner: 'it came from another address than the member’s' },
  blocked: {
    forOwner: 'the account is blocked',
    forMember: 'Your account is blocked, so nothing can be added to your readings.',
    path: '/login',
    label: 'Open the site',
  },
  not_serviceable: {
    forOwner: 'the membership does not cover messages right now',
    forMember: 'Your membership does not cover new messages right now.',
    path: '/account/subscription',
    label: 'See your membership',
  },
  empty: {
    forOwner: 'nothing was left of it without the quoted mail',
    forMember: 'We found no words of your own in it, only the mail that it answers.',
  },
  too_long: {
    forOwner: 'it has more than 10,000 characters',
    forMember: 'It has more than 10,000 characters, which is the most a message can have.',
  },
} as const satisfies Record<string, { forOwner: string; forMember?: string; path?: string; label?: string }>;
export type InboundProblem = keyof typeof INBOUND_PROBLEMS;
