import styles from './Text.module.css';

/** One line, cut with an ellipsis; the whole text is its title. Suffixes stand outside of it. */
export const EllipsisText = ({ children }: { children: string }) => (
  <span className={styles.ellipsis} title={children} dir="auto">
    {children}
  </span>
);
