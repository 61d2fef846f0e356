import { useQuery } from '@tanstack/react-query';
import { getSky } from '#contract/astrology/calls.ts';
import { queryOptionsFor } from '../platform/queries.ts';
import { MoonOfDay } from './MoonOfDay.tsx';
import styles from './MoonGlyph.module.css';

const SKY_STALE_AFTER_MS = 600_000;

/** A line with the current moon; empty while it loads or if loading failed. */
export function MoonToday() {
  // It is decorative, so errors are ignored.
  const { data: sky } = useQuery({
    ...queryOptionsFor(getSky, {}),
    staleTime: SKY_STALE_AFTER_MS,
    retry: false,
    throwOnError: false,
  });
  if (sky === undefined) return null;
  return (
    <p className={styles.today}>
      The moon today: <MoonOfDay moon={sky.moonPhase} />
    </p>
  );
}
