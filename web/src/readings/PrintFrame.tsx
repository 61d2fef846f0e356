import styles from './KeepsakeFrame.module.css';

/** A frame around every printed page. */
export const KeepsakeFrame = () => <div className={styles.frame} aria-hidden="true" />;
