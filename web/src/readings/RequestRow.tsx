import { Link } from 'react-router';
import { EllipsisText } from '../ui/EllipsisText.tsx';
import { MoonPhase } from '../ui/MoonPhase.tsx';
import { shortDay } from '#contract/dates.ts';
import type { OwnRequest } from './queries.ts';
import styles from './RequestRow.module.css';
import { RequestTitle } from './RequestTitle.tsx';
import { isSealed, phaseOf, statusWords } from './rules.ts';
import { useNow } from './useNow.ts';

interface RequestRowProps {
  request: OwnRequest;
  /** What was last written there could not be sent, and waits in its box. */
  hasFailed: boolean;
}

/** One request in a member's list. */
export function RequestRow({ request, hasFailed }: RequestRowProps) {
  const { id, status, createdAt, personality } = request;
  const words = statusWords(status, personality);
  return (
    <li>
      <Link className={styles.row} to={`/${id}`}>
        <span className={styles.phase} aria-hidden="true">
          <MoonPhase phase={phaseOf(status)} says={words} isAlone />
        </span>
        <h3>
          <RequestTitle request={request} />
        </h3>
        <span className={styles.status}>
          <EllipsisText>{words}</EllipsisText>
          {request.isAstrology && <span className={styles.style}>Astrology</span>}
          <Unread request={request} />
          {hasFailed && <b className={styles.new}>Not sent</b>}
        </span>
        <time dateTime={createdAt}>{shortDay(createdAt, useNow())}</time>
      </Link>
    </li>
  );
}

function Unread({ request }: { request: OwnRequest }) {
  const { unreadCount } = request;
  if (isSealed(request)) return <b className={styles.new}>Sealed</b>;
  if (unreadCount === 0) return null;
  return <b className={styles.new}>{unreadCount === 1 ? 'New message' : `${unreadCount} new messages`}</b>;
}
