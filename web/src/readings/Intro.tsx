import styles from './Intro.module.css';

/** The text below a heading, which changes when the page has loaded and when a letter arrives. Its height stays the same. */
export const Intro = ({ children }: { children: string }) => (
  <span className={styles.intro} aria-live="polite">
    {children}
  </span>
);
