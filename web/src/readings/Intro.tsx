import styles from './Intro.module.css';

/** The words below a heading that change when the page has loaded: as high before as after. */
export const Intro = ({ children }: { children: string }) => <span className={styles.intro}>{children}</span>;
