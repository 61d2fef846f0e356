import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCalendarDate, formatTimeOfDay } from '#contract/dates.ts';
import { getUser, type User } from '#contract/people/calls.ts';
import { EXPERIENCE_LEVELS, GENDERS } from '#contract/profiles/codes.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { CompactChart } from '../astrology/CompactChart.tsx';
import { queryOptionsFor } from '../platform/queries.ts';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadFailure } from '../readings/LoadFailure.tsx';
import { useMemberRequests } from '../readings/queries.ts';
import styles from './MemberPane.module.css';
import { MemberHeader } from './MemberHeader.tsx';
import { MemberTags } from '../tags/MemberTags.tsx';

/** The member of the open request: their profile, tags, plan, and earlier letters. */
export function MemberPane({ requestId }: { requestId: number | null }) {
  const { data: request } = useQuery({
    ...queryOptionsFor(getRequest, { id: requestId ?? 0 }),
    enabled: requestId !== null,
  });
  if (requestId === null) return <p className={styles.nobody}>The member who asked is shown here.</p>;
  if (request === undefined) return null;
  return (
    <LoadedMember
      key={request.user.id}
      id={request.user.id}
      requestId={requestId}
      isAstrology={request.isAstrology}
    />
  );
}

interface LoadedMemberProps {
  id: number;
  requestId: number;
  isAstrology: boolean;
}

function LoadedMember({ id, requestId, isAstrology }: LoadedMemberProps) {
  const member = useQuery(queryOptionsFor(getUser, { id }));
  if (member.isPending) return <Loading label="Loading the member" />;
  if (member.data === undefined)
    return <LoadFailure error={member.error} onRetry={() => void member.refetch()} />;
  return (
    <div className={styles.pane}>
      <MemberHeader member={member.data} />
      <Link className={styles.billing} to={`/manage/users/${id}`}>
        Membership, cards and bills
      </Link>
      {!member.data.isWriter && (
        <BirthChart key={requestId} member={member.data} isOpenAtFirst={isAstrology} />
      )}
      <dl className={styles.facts}>
        {buildProfileFacts(member.data).map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{words}</dd>
          </div>
        ))}
      </dl>
      <MemberTags userId={id} />
      <OtherLetters userId={id} requestId={requestId} />
    </div>
  );
}

/** The chart is loaded when it is opened; for an astrology request it is open at first. */
function BirthChart({ member, isOpenAtFirst }: { member: User; isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.chart} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Birth chart</summary>
      {isOpen && <CompactChart userId={member.id} firstName={member.firstName} />}
    </details>
  );
}

/** Only the fields that the member has filled in. */
function buildProfileFacts(member: User): [string, string][] {
  const { gender, birthLocation, currentLocation, experienceLevel, seenWriter, bio } = member;
  const seen =
    seenWriter === null ? '' : seenWriter ? 'has seen a psychic before' : 'has not seen a psychic before';
  const level = experienceLevel === null ? '' : (EXPERIENCE_LEVELS[experienceLevel] ?? '');
  const facts: [string, string][] = [
    [
      'Born',
      [
        member.birthDate === null ? '' : formatCalendarDate(member.birthDate),
        formatBirthTime(member),
        birthLocation,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Lives in', currentLocation],
    ['Gender', gender === null ? '' : GENDERS[gender]],
    ['Experience', [level, seen].filter(Boolean).join(', ')],
    ['About them', bio],
    ['Earlier experience', member.previousExperience],
    ['Hopes', member.moonletterHopeOther],
    ['Besides', member.extraInfo],
  ];
  return facts.filter(([, words]) => words.trim() !== '');
}

function formatBirthTime({ birthTime: time, birthTimeKnown }: User): string {
  if (time === null) return birthTimeKnown === false ? 'time not known' : '';
  return formatTimeOfDay(time);
}

function OtherLetters({ userId, requestId }: { userId: number; requestId: number }) {
  const { data: letters = [] } = useMemberRequests(userId);
  const others = letters.filter(({ id }) => id !== requestId);
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={styles.term}>Other letters</h3>
      <ul className={styles.letters}>
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/readings/${id}`}>
              <EllipsisText>{title}</EllipsisText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
