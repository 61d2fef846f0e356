import type { AuditLogEntry } from '#contract/members/calls.ts';

/** A person's own words, or the code of a decline: `card_declined` → `card declined`. */
export const formatReason = (why: string) =>
  /^[a-z]+(_[a-z]+)+$/.test(why) ? why.replaceAll('_', ' ') : why;

/** The author of a change: a person, or the product itself. */
export function describeActor({ actor }: AuditLogEntry): string {
  switch (actor.kind) {
    case 'member':
      return 'By the member';
    case 'writer':
      return `By ${actor.name ?? 'a writer'}`;
    case 'clock':
      return 'Automatically';
    case 'gateway':
      return 'By the payment gateway';
  }
}
