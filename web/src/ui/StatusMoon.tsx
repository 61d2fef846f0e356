import { classNames } from './classNames.ts';
import styles from './StatusMoon.module.css';

const PHASES = { half: styles.half, full: styles.full, empty: undefined };

interface StatusMoonProps {
  /** `half`: in progress; `full`: done; `empty`: ended. */
  phase: keyof typeof PHASES;
  /** The status in words: shown beside the moon, or for screen readers only. */
  label: string;
  /** The page shows the words elsewhere. */
  isLabelHidden?: boolean;
}

/** A small moon that shows a status. */
export const StatusMoon = ({ phase, label, isLabelHidden = false }: StatusMoonProps) =>
  isLabelHidden ? (
    <span className={classNames(styles.moon, PHASES[phase])} role="img" aria-label={label} title={label} />
  ) : (
    <span className={styles.status}>
      <span className={classNames(styles.moon, PHASES[phase])} aria-hidden="true" />
      {label}
    </span>
  );
