import { classes } from './classes.ts';
import styles from './MoonPhase.module.css';

interface MoonPhaseProps {
  /** `half`: under way; `full`: done; `empty`: over. */
  phase: 'half' | 'full' | 'empty';
  /** The status in words, always there: beside the moon, or for the listener where the page says it nearby. */
  says: string;
  /** The page shows the words itself. */
  isAlone?: boolean;
}

/** A small moon that shows a status. */
export const MoonPhase = ({ phase, says, isAlone = false }: MoonPhaseProps) =>
  isAlone ? (
    <span className={classes(styles.moon, styles[phase])} role="img" aria-label={says} title={says} />
  ) : (
    <span className={styles.status}>
      <span className={classes(styles.moon, styles[phase])} aria-hidden="true" />
      {says}
    </span>
  );
