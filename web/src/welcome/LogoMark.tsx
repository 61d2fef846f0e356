import styles from './LogoMark.module.css';

/** The crescent of the logo, without the name. */
export const LogoMark = () => (
  <svg className={styles.mark} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 2.5a10 10 0 1 0 6.5 13.7A8.5 8.5 0 0 1 15 2.5z" />
  </svg>
);
