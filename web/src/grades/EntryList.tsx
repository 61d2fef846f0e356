import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadErrorPaper } from '../platform/LoadErrorPaper.tsx';
import { Link } from '../ui/Link.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LoadMore, toLoadMoreProps } from '../ui/LoadMore.tsx';
import { Paper } from '../ui/Paper.tsx';
import styles from './Entries.module.css';
import { ReviewButton } from './ReviewDialog.tsx';

interface EntryListProps<Item> {
  heading: string;
  /** The name of the entries, as in `Loading the reviews`. */
  noun: string;
  query: UseInfiniteQueryResult<Item[]>;
  keyOf: (item: Item) => number;
  renderEntry: (item: Item) => ReactNode;
}

/** A paged list of comments on answers, newest first. */
export function EntryList<Item>({ heading, noun, query, keyOf, renderEntry }: EntryListProps<Item>) {
  if (query.isPending) return <Loading label={`Loading the ${noun}`} />;
  if (query.data === undefined)
    return <LoadErrorPaper error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Paper heading={heading} fill="list" aside="Newest first">
      {query.data.length === 0 && <p className={styles.none}>No {noun} in this period.</p>}
      {query.data.length > 0 && (
        <ol aria-label={heading}>
          {query.data.map((item) => (
            <li key={keyOf(item)} className={styles.entry}>
              {renderEntry(item)}
            </li>
          ))}
        </ol>
      )}
      <LoadMore {...toLoadMoreProps(query)} />
    </Paper>
  );
}

interface EntryProps {
  title: ReactNode;
  text: string;
  /** The author or recipient, and the time. */
  meta: ReactNode;
  requestId: number;
  /** The answer that can be reviewed; null: the request's newest; undefined: the entry is not about an answer. */
  responseId?: number | null;
}

export const Entry = ({ title, text, meta, requestId, responseId }: EntryProps) => (
  <>
    <p>{title}</p>
    {text !== '' && (
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    )}
    <p className={styles.meta}>{meta}</p>
    <div className={styles.actions}>
      <Link to={`/readings/${requestId}`} aria-label={`Open the request ${requestId}`}>
        Open the request
      </Link>
      {responseId !== undefined && <ReviewButton requestId={requestId} responseId={responseId} />}
    </div>
  </>
);
