import { classNames } from './classNames.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Read aloud; 'Loading' unless told. */
  label?: string;
  /** `page` is centred in the whole window, `part` in its own place. */
  fills?: 'page' | 'part';
}

/** A moon that waxes and wanes, centred, while something is on its way. */
export const Loading = ({ label = 'Loading', fills = 'part' }: LoadingProps) => (
  <div role="status" className={classNames(styles.loading, styles[fills])}>
    <span className={styles.moon} aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </div>
);
