import { COUNT_CAP } from '#contract/listLimits.ts';

/** `3 members` */
export function describeMembers(count: number): string {
  if (count === 0) return 'No members';
  if (count === 1) return '1 member';
  return count >= COUNT_CAP ? `${COUNT_CAP.toLocaleString('en')} members or more` : `${count} members`;
}

/** The consequences of deleting a tag, in words. */
export const describeDeletion = ({ text, membersCount }: { text: string; membersCount: number }): string =>
  membersCount === 0
    ? `The tag ‘${text}’ is deleted. No member has it.`
    : `The tag ‘${text}’ is deleted and taken off ${describeMembers(membersCount)}. This cannot be undone.`;
