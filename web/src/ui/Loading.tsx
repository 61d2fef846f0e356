import { classNames } from './classNames.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Read aloud; 'Loading' by default. */
  label?: string;
  /** `page` is centred in the window, `part` in its container. */
  fills?: 'page' | 'part';
}

/** A loader: a moon that waxes and wanes. */
export const Loading = ({ label = 'Loading', fills = 'part' }: LoadingProps) => (
  <div role="status" className={classNames(styles.loading, fills === 'page' && styles.page)}>
    <span className={styles.moon} aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </div>
);
