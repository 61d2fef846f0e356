import styles from './PrintFrame.module.css';

/** A decorative frame around every printed page. */
export const PrintFrame = () => <div className={styles.frame} aria-hidden="true" />;
