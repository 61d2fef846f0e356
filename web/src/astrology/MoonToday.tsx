import { MoonOfDay } from './MoonGlyph.tsx';
import styles from './MoonGlyph.module.css';
import { useSky } from './queries.ts';

/** A quiet line with the moon of this hour; nothing until it is known, and nothing where it cannot be. */
export function MoonToday() {
  const { data: sky } = useSky();
  if (sky === undefined) return null;
  return (
    <p className={styles.today}>
      The moon today: <MoonOfDay moon={sky.moonPhase} />
    </p>
  );
}
