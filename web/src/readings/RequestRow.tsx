import { Link } from 'react-router';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { StatusMoon } from '../ui/StatusMoon.tsx';
import { formatShortDate } from '#contract/dates.ts';
import type { OwnRequest } from './queries.ts';
import styles from './RequestRow.module.css';
import { RequestTitle } from './RequestTitle.tsx';
import { isSealed, moonPhaseOf, describeRequestStatus } from './rules.ts';
import { useNow } from './useNow.ts';

interface RequestRowProps {
  request: OwnRequest;
  /** The last message could not be sent; its text is still in the form. */
  hasFailed: boolean;
}

/** One request in a member's list. */
export function RequestRow({ request, hasFailed }: RequestRowProps) {
  const { id, status, createdAt, personality } = request;
  const words = describeRequestStatus(status, personality);
  return (
    <li>
      <Link className={styles.row} to={`/${id}`}>
        <span className={styles.phase} aria-hidden="true">
          <StatusMoon phase={moonPhaseOf(status)} label={words} isLabelHidden />
        </span>
        <h3>
          <RequestTitle request={request} />
        </h3>
        <span className={styles.status}>
          <EllipsisText>{words}</EllipsisText>
          {request.isAstrology && <span className={styles.style}>Astrology</span>}
          <UnreadBadge request={request} />
          {hasFailed && <b className={styles.new}>Not sent</b>}
        </span>
        <time dateTime={createdAt}>{formatShortDate(createdAt, useNow())}</time>
      </Link>
    </li>
  );
}

function UnreadBadge({ request }: { request: OwnRequest }) {
  const { unreadCount } = request;
  if (isSealed(request)) return <b className={styles.new}>Sealed</b>;
  if (unreadCount === 0) return null;
  return <b className={styles.new}>{unreadCount === 1 ? 'New message' : `${unreadCount} new messages`}</b>;
}
