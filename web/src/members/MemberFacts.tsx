import type { User } from '#contract/members/calls.ts';
import { GENDERS } from '#contract/profiles/codes.ts';
import { formatLongDate } from '#contract/dates.ts';
import { Paper } from '../ui/Paper.tsx';
import { Facts } from './Facts.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import styles from './MemberFacts.module.css';

/** A member's contact details. */
export const MemberFacts = ({ member }: { member: User }) => (
  <Paper isRaised>
    <div className={styles.member}>
      <MemberHeader member={member} />
      <Facts className={styles.facts} facts={buildAccountFacts(member)} />
    </div>
  </Paper>
);

function buildAccountFacts(member: User): [string, string][] {
  const { email, gender, createdAt, lastRequestAt, isWriter, isBlocked } = member;
  const roles = [isWriter && 'Writer', isBlocked && 'Blocked, cannot log in'].filter(Boolean).join(', ');
  const facts: [string, string][] = [
    ['Email', email],
    ['Gender', gender === null ? '' : GENDERS[gender]],
    ['Account', roles],
    // In UTC like the dates of the membership beside it; otherwise the two could differ by one day.
    ['Member since', formatLongDate(createdAt, 'UTC')],
    ['Asked last', lastRequestAt === null ? 'Not yet' : formatLongDate(lastRequestAt)],
    ['Time zone', member.timeZone],
  ];
  return facts.filter(([, text]) => text !== '');
}
