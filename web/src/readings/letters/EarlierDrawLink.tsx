import { useQuery } from '@tanstack/react-query';
import { listDrawnCards } from '#contract/readings/calls.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { Link } from '../../ui/Link.tsx';
import { describeMonth, findEarlierDraw } from './earlierDraw.ts';
import { useNow } from '../../platform/useNow.ts';

/** How many cards of the journal are loaded. Older letters are only known for recurring cards. */
const NEWEST = 100;

interface EarlierDrawLinkProps {
  /** A card of a letter, and when the letter was written. */
  draw: { name: string; createdAt: string };
  /** Whether to load the journal, once for all cards of the letter. */
  isWanted: boolean;
  onFollow: () => void;
}

/** A link to an earlier letter with the same card. */
export function EarlierDrawLink({ draw, isWanted, onFollow }: EarlierDrawLinkProps) {
  const now = useNow();
  const { data } = useQuery({
    ...queryOptionsFor(listDrawnCards, { limit: NEWEST }),
    enabled: isWanted,
    staleTime: 60_000,
  });
  const earlier = data && findEarlierDraw(data, draw);
  if (earlier === undefined) return null;
  return (
    <p>
      You drew this before,{' '}
      <Link to={`/${earlier.requestId}`} onClick={onFollow}>
        {describeMonth(earlier.createdAt, now)}
      </Link>
      .
    </p>
  );
}
