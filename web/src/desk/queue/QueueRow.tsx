import { formatDateAndTime } from '#contract/dates.ts';
import { RequestTitle } from '../../readings/RequestTitle.tsx';
import { moonPhaseOf } from '../../readings/rules.ts';
import { useNow } from '../../readings/useNow.ts';
import { EllipsisText } from '../../ui/EllipsisText.tsx';
import { StatusMoon } from '../../ui/StatusMoon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { describePresence, type PresentWriter } from '../presence.ts';
import styles from './QueueRow.module.css';
import type { QueueRow } from './rowRules.ts';
import { describeTimeLeft } from './timeLeft.ts';

interface QueueRowContentProps {
  request: QueueRow;
  /** The last message could not be sent; its text is still in the form. */
  hasFailed: boolean;
  /** The other writers who are at it. */
  present: readonly PresentWriter[];
  /** The name of the writer who has claimed it. */
  claimedBy: string | null;
}

const STATUS_WORDS = { OPENED: 'open', RESPONDED: 'answered', CLOSED: 'closed' } as const;

/** One request in two lines: its title, and below it whose it is, how long there is, and who is on it. */
export function QueueRowContent({ request, hasFailed, present, claimedBy }: QueueRowContentProps) {
  const { status, user, wroteBackAt, unreadCount, isAstrology, isFlagged, isDisliked, snoozedUntil } =
    request;
  const now = useNow();
  const left = describeTimeLeft(request, now);
  const until = snoozedUntil !== null ? `until ${formatDateAndTime(snoozedUntil, now)}` : null;
  return (
    <>
      <span className={styles.phase}>
        <StatusMoon phase={moonPhaseOf(status)} label={STATUS_WORDS[status]} isLabelHidden />
      </span>
      <strong className={styles.title}>
        <RequestTitle request={request} />
      </strong>
      <span className={styles.second}>
        <span className={styles.who}>
          <EllipsisText>{user.firstName}</EllipsisText>
        </span>
        {left === null && <span className={styles.time}>{STATUS_WORDS[status]}</span>}
        {left !== null && until === null && (
          <span className={left.isOverdue ? styles.overdue : styles.time}>{left.text}</span>
        )}
        {until !== null && (
          <span className={styles.cut} title={until}>
            {until}
          </span>
        )}
        <span className={styles.marks}>
          {isFlagged && <b className={styles.alert}>Take care</b>}
          {hasFailed && <b className={styles.alert}>Not sent</b>}
          {isDisliked && <b className={styles.alert}>Disliked</b>}
          {wroteBackAt !== null && <b>Wrote back</b>}
          {isAstrology && <span>Astrology</span>}
          {unreadCount > 0 && <b className={styles.unread}>{unreadCount} new</b>}
          <Others present={present} claimedBy={claimedBy} />
        </span>
      </span>
    </>
  );
}

/** Who is at the request now, else who has claimed it. */
function Others({ present, claimedBy }: Pick<QueueRowContentProps, 'present' | 'claimedBy'>) {
  const presence = describePresence(present);
  if (presence === '' && claimedBy === null) return null;
  return (
    <span className={styles.others} title={presence || `Claimed by ${claimedBy}`}>
      {presence || (
        // The name alone: beside the time and what is unread there is no room for more.
        <>
          <VisuallyHidden>Claimed by </VisuallyHidden>
          {claimedBy}
        </>
      )}
    </span>
  );
}
