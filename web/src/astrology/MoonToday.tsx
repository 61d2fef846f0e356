import { MoonOfDay } from './MoonOfDay.tsx';
import styles from './MoonGlyph.module.css';
import { useSky } from './queries.ts';

/** A line with the current moon; empty while it loads or if loading failed. */
export function MoonToday() {
  const { data: sky } = useSky();
  if (sky === undefined) return null;
  return (
    <p className={styles.today}>
      The moon today: <MoonOfDay moon={sky.moonPhase} />
    </p>
  );
}
