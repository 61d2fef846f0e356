import { classNames } from './classNames.ts';
import styles from './StatusMoon.module.css';

interface StatusMoonProps {
  /** `half`: under way; `full`: done; `empty`: over. */
  phase: 'half' | 'full' | 'empty';
  /** The status in words, always there: beside the moon, or for the listener where the page says it nearby. */
  label: string;
  /** The page shows the words itself. */
  isLabelHidden?: boolean;
}

/** A small moon that shows a status. */
export const StatusMoon = ({ phase, label, isLabelHidden = false }: StatusMoonProps) =>
  isLabelHidden ? (
    <span className={classNames(styles.moon, styles[phase])} role="img" aria-label={label} title={label} />
  ) : (
    <span className={styles.status}>
      <span className={classNames(styles.moon, styles[phase])} aria-hidden="true" />
      {label}
    </span>
  );
