import type { User } from '#contract/people/calls.ts';
import { GENDERS } from '#contract/profiles/codes.ts';
import { longDay } from '#contract/dates.ts';
import { Paper } from '../ui/Paper.tsx';
import { MemberFace } from './MemberFace.tsx';
import styles from './MemberFacts.module.css';

/** Who a member is, and how to reach them. */
export const MemberFacts = ({ member }: { member: User }) => (
  <Paper isRaised>
    <div className={styles.member}>
      <MemberFace member={member} />
      <dl className={styles.facts}>
        {factsOf(member).map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Paper>
);

function factsOf(member: User): [string, string][] {
  const { email, gender, createdAt, lastRequestAt, isWriter, isBlocked } = member;
  const roles = [isWriter && 'Writer', isBlocked && 'Blocked, cannot sign in'].filter(Boolean).join(', ');
  const facts: [string, string][] = [
    ['Email', email],
    ['Gender', gender === null ? '' : GENDERS[gender]],
    ['Account', roles],
    // In UTC like the days of the membership beside it, or the two could differ by one.
    ['Member since', longDay(createdAt, 'UTC')],
    ['Asked last', lastRequestAt === null ? 'Not yet' : longDay(lastRequestAt)],
    ['Time zone', member.timeZone],
  ];
  return facts.filter(([, words]) => words !== '');
}
