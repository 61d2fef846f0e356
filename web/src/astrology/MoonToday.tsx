import { MoonOfDay } from './MoonGlyph.tsx';
import styles from './MoonGlyph.module.css';
import { useSky } from './queries.ts';

/** A line with the current moon; nothing while it loads or where loading failed. */
export function MoonToday() {
  const { data: sky } = useSky();
  if (sky === undefined) return null;
  return (
    <p className={styles.today}>
      The moon today: <MoonOfDay moon={sky.moonPhase} />
    </p>
  );
}
