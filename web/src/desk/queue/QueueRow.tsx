import { formatDateAndTime } from '#contract/dates.ts';
import { RequestTitle } from '../../readings/requestList/RequestTitle.tsx';
import { moonPhaseOf, STATUS_LABELS } from '../../readings/rules.ts';
import { useNow } from '../../platform/useNow.ts';
import { EllipsisText } from '../../ui/EllipsisText.tsx';
import { StatusMoon } from '../../ui/StatusMoon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { describePresence, type PresentWriter } from '../presence.ts';
import styles from './QueueRow.module.css';
import type { QueueRow } from './rowRules.ts';
import { describeTimeLeft } from './timeLeft.ts';

interface QueueRowContentProps {
  request: QueueRow;
  /** Whether the last message could not be sent. Its text is still in the form. */
  hasFailed: boolean;
  /** The other writers who are viewing it. */
  present: readonly PresentWriter[];
  /** The name of the writer who has claimed it. */
  claimedBy: string | null;
}

/** One request in two lines: its title, and below it the member, the time left, and who views or has claimed it. */
export function QueueRowContent({ request, hasFailed, present, claimedBy }: QueueRowContentProps) {
  const { status, user, wroteBackAt, unreadCount, isAstrology, isFlagged, isDisliked, snoozedUntil } =
    request;
  const now = useNow();
  const statusLabel = STATUS_LABELS[status].toLowerCase();
  const left = describeTimeLeft(request, now);
  const until = snoozedUntil !== null ? `until ${formatDateAndTime(snoozedUntil, now)}` : null;
  const hasOtherMarks = isFlagged || hasFailed || isDisliked || wroteBackAt !== null;
  return (
    <>
      <span className={styles.phase}>
        <StatusMoon phase={moonPhaseOf(status)} label={statusLabel} isLabelHidden />
      </span>
      <strong className={styles.title}>
        <RequestTitle request={request} />
      </strong>
      <span className={styles.second}>
        <span className={styles.who}>
          <EllipsisText>{user.firstName}</EllipsisText>
        </span>
        {left === null && <span className={styles.time}>{statusLabel}</span>}
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
          {isAstrology && <abbr title="Astrology">Astro</abbr>}
          {unreadCount > 0 && (
            <b className={styles.unread}>
              {unreadCount}
              <span className={hasOtherMarks ? styles.hiddenWhenNarrow : undefined}> new</span>
            </b>
          )}
          <Others present={present} claimedBy={claimedBy} />
        </span>
      </span>
    </>
  );
}

/** The writers who view the request now, or else the one who has claimed it. */
function Others({ present, claimedBy }: Pick<QueueRowContentProps, 'present' | 'claimedBy'>) {
  const presence = describePresence(present);
  if (presence === '' && claimedBy === null) return null;
  return (
    <span className={styles.others} title={presence || `Claimed by ${claimedBy}`}>
      {presence || (
        // Only the name: there is no room for more beside the time and the unread count.
        <>
          <VisuallyHidden>Claimed by </VisuallyHidden>
          {claimedBy}
        </>
      )}
    </span>
  );
}
