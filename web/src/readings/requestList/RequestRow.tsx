import { memo } from 'react';
import { Link } from '../../ui/Link.tsx';
import { formatShortDate } from '#contract/dates.ts';
import { EllipsisText } from '../../ui/EllipsisText.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { StatusMoon } from '../../ui/StatusMoon.tsx';
import { FavouriteButton } from '../letters/FavouriteButton.tsx';
import { useOpenLetter } from '../opening/useOpenLetter.ts';
import type { OwnRequest } from './ownRequests.ts';
import styles from './RequestRow.module.css';
import { RequestTitle } from './RequestTitle.tsx';
import { describeRequestStatus, moonPhaseOf } from '../rules.ts';

interface RequestRowProps {
  request: OwnRequest;
  /** Whether the last message could not be sent. Its text is still in the form. */
  hasFailed: boolean;
  now: Date;
  /** The row's place in a virtualized list. */
  place?: RowPlace;
}

interface RowPlace {
  index: number;
  /** The number of rows of the whole list. */
  total: number;
  /** Measures the row's height. */
  measure: (row: HTMLElement | null) => void;
}

/** One request in a member's list. */
export const RequestRow = memo(
  ({ request, hasFailed, now, place }: RequestRowProps) => {
    const { id, status, createdAt, personality } = request;
    const statusText = describeRequestStatus(request);
    return (
      <li className={styles.item} {...(place !== undefined && toAttributes(place))}>
        <div className={styles.row}>
          <span className={styles.phase} aria-hidden="true">
            {request.isSealed ? (
              <Seal size={26} />
            ) : (
              <StatusMoon phase={moonPhaseOf(status)} label={statusText} isLabelHidden />
            )}
          </span>
          <h3>
            {request.isSealed ? (
              <SealedLink request={request} />
            ) : (
              <Link className={styles.whole} to={`/${id}`}>
                <RequestTitle request={request} />
              </Link>
            )}
          </h3>
          <p className={styles.status}>
            {status === 'RESPONDED' && personality !== null ? (
              <Link className={styles.reader} to={`/psychic/${personality.id}`}>
                <EllipsisText>{statusText}</EllipsisText>
              </Link>
            ) : (
              <EllipsisText>{statusText}</EllipsisText>
            )}
            {request.isAstrology && <span className={styles.style}>Astrology</span>}
            <UnreadBadge request={request} />
            {hasFailed && <b className={styles.new}>Not sent</b>}
          </p>
          <time dateTime={createdAt}>{formatShortDate(createdAt, now)}</time>
        </div>
        <FavouriteButton request={request} />
      </li>
    );
  },
  // Only the year of `now` affects what is shown.
  (before, after) =>
    before.request === after.request &&
    before.hasFailed === after.hasFailed &&
    before.place?.index === after.place?.index &&
    before.place?.total === after.place?.total &&
    before.now.getFullYear() === after.now.getFullYear(),
);

const toAttributes = ({ index, total, measure }: RowPlace) => ({
  ref: measure,
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': total,
});

function SealedLink({ request }: Pick<RequestRowProps, 'request'>) {
  const opening = useOpenLetter(request.id, (link) => link.closest('li')?.querySelector('svg') ?? null);
  return (
    <Link {...opening} className={styles.whole} to={`/${request.id}`}>
      <RequestTitle request={request} />
    </Link>
  );
}

function UnreadBadge({ request: { isSealed, unreadCount } }: { request: OwnRequest }) {
  if (isSealed) return <b className={styles.new}>Sealed</b>;
  if (unreadCount === 0) return null;
  return <b className={styles.new}>{unreadCount === 1 ? 'New message' : `${unreadCount} new messages`}</b>;
}
