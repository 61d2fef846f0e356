import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCalendarDate, formatDateAndTime, formatTimeOfDay } from '#contract/dates.ts';
import { formatFullName } from '#contract/fullName.ts';
import { getUser, type User } from '#contract/members/calls.ts';
import { isPromise } from '#contract/members/rules.ts';
import type { OtherPerson as Person, ReadingRequest } from '#contract/readings/shapes.ts';
import { SynastryPanel } from '../astrology/SynastryPanel.tsx';
import { CompactChart } from '../astrology/CompactChart.tsx';
import { queryOptionsFor } from '../platform/queries.ts';
import { usePrivatePicture } from '../platform/usePrivatePicture.ts';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { useNow } from '../platform/useNow.ts';
import { MemberTags } from '../tags/MemberTags.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Link } from '../ui/Link.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Facts } from './Facts.tsx';
import styles from './MemberPane.module.css';
import { MemberNotes } from './MemberNotes.tsx';
import {
  EarlierLetters,
  MemberActivity,
  Promises,
  RecurringCards,
  ReportedOutcome,
} from './memory/MemberMemory.tsx';
import { describeMembership } from './rules.ts';
import { useProfileFacts } from './useProfileFacts.ts';
import { ZodiacBadge } from './ZodiacBadge.tsx';

interface MemberPaneProps {
  request: ReadingRequest;
  /** Puts text into the reply. */
  onInsert: (text: string) => void;
}

/**
 * The member of the open request. The data that is part of the request comes first and is shown at once; the profile is
 * below it, so that the layout does not shift when it arrives.
 */
export function MemberPane({ request, onInsert }: MemberPaneProps) {
  const { id: requestId, user, memory, isAstrology, otherPerson } = request;
  const { data: member, error, refetch } = useQuery(queryOptionsFor(getUser, { id: user.id }));
  return (
    <section className={styles.pane} aria-label="Member">
      <MemberSummary request={request} member={member} />
      <MemberActivity request={request} />
      <Promises promises={memory?.notes.filter(({ text }) => isPromise(text)) ?? []} />
      <MemberTags userId={user.id} known={user.tags} />
      <MemberNotes
        userId={user.id}
        known={memory && { notes: memory.notes, count: request.notesCount ?? memory.notes.length }}
      />
      <RecurringCards request={request} />
      <ReportedOutcome request={request} />
      <EarlierLetters letters={memory?.letters ?? []} />
      {member === undefined && error !== null && (
        <LoadErrorPaper error={error} onRetry={() => void refetch()} />
      )}
      {member !== undefined && !member.isWriter && (
        <BirthChart key={requestId} member={member} isOpenAtFirst={isAstrology} />
      )}
      {otherPerson !== null && (
        <OtherPerson key={`other ${requestId}`} request={request} person={otherPerson} onInsert={onInsert} />
      )}
      {request.log.length > 0 && <ThreadLog key={`log ${requestId}`} log={request.log} />}
      {member !== undefined && <ProfileFacts member={member} />}
      <Link className={styles.billing} to={`/manage/users/${user.id}`}>
        Membership, cards and invoices
      </Link>
    </section>
  );
}

/** Name, sign and membership. The name and the sign come with the request, the plan with the profile. */
function MemberSummary({ request: { user }, member }: { request: ReadingRequest; member: User | undefined }) {
  const src = usePrivatePicture(member?.picture ?? null);
  const { firstName, lastName } = user;
  const name = lastName === undefined ? firstName : formatFullName({ firstName, lastName });
  return (
    <header className={styles.face}>
      <Avatar name={user.firstName} src={src} isDecorative />
      <div>
        <h2 dir="auto" title={name}>
          {name}
        </h2>
        <p>{member && describeMembership(member)}</p>
        {member?.isBlocked && <p>Blocked, cannot log in</p>}
      </div>
      <ZodiacBadge code={user.zodiac} />
    </header>
  );
}

const ProfileFacts = ({ member }: { member: User }) => (
  <Facts className={styles.facts} facts={useProfileFacts(member)} />
);

/** The chart is loaded when it is opened; for an astrology request it is open at first. */
function BirthChart({ member, isOpenAtFirst }: { member: User; isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Disclosure summary="Birth chart" isOpen={isOpen} onToggle={setOpen}>
      <CompactChart userId={member.id} firstName={member.firstName} />
    </Disclosure>
  );
}

interface OtherPersonProps extends MemberPaneProps {
  person: Person;
}

/** The other person that the question is about, as entered by the member; the chart is loaded when it is opened. */
function OtherPerson({ request, person, onInsert }: OtherPersonProps) {
  const [isOpen, setOpen] = useState(request.isAstrology);
  return (
    <Disclosure
      summary={<span dir="auto">The other person: {person.name}</span>}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <p dir="auto">{describeBirth(person)}</p>
      <SynastryPanel requestId={request.id} onInsert={onInsert} />
    </Disclosure>
  );
}

/** The log of changes to the request, with author and time, newest first. */
function ThreadLog({ log }: Pick<ReadingRequest, 'log'>) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  return (
    <Disclosure summary="Log of this thread" isOpen={isOpen} onToggle={setOpen}>
      <ol className={styles.log} aria-label="Changes, newest first">
        {log.map((entry) => (
          <li key={entry.id}>
            {entry.says}
            <p dir="auto">
              {entry.who !== null && `${entry.who}, `}
              {formatDateAndTime(entry.createdAt, now)}
            </p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

const describeBirth = ({ birthDate, birthTime, birthTimeExact, birthLocation }: Person): string =>
  [
    birthDate === null ? 'Birth date not given' : `Born ${formatCalendarDate(birthDate)}`,
    birthTime !== null && `${birthTimeExact ? 'at' : 'about'} ${formatTimeOfDay(birthTime)}`,
    birthLocation,
  ]
    .filter(Boolean)
    .join(', ');
