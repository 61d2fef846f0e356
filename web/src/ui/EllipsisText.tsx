import styles from './Text.module.css';

/** One line, truncated with an ellipsis, with the whole text as its title. Suffixes are outside of it. */
export const EllipsisText = ({ children }: { children: string }) => (
  <span className={styles.ellipsis} title={children} dir="auto">
    {children}
  </span>
);
