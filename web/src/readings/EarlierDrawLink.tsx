import { useQuery } from '@tanstack/react-query';
import { listDrawnCards } from '#contract/readings/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { Link } from '../ui/Link.tsx';
import { describeMonth, findEarlierDraw } from './drawnBefore.ts';
import { useNow } from './useNow.ts';

/** Older letters are known for recurring cards only. */
const NEWEST = 100;

interface DrawnBeforeProps {
  /** A card of a letter, and when the letter was written. */
  draw: { name: string; createdAt: string };
  /** Loaded once for all cards of the letter. */
  isWanted: boolean;
  onFollow: () => void;
}

/** Leads to the letter in which the same card came before. */
export function DrawnBefore({ draw, isWanted, onFollow }: DrawnBeforeProps) {
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
