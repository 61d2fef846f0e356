import { ADULT_AGE } from '#contract/accounts/rules.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { Ridges, Stars } from '../ui/nightArt.tsx';
import { ActionLink } from './ActionLink.tsx';
import styles from './Footer.module.css';
import { LogoMark } from './LogoMark.tsx';

export const Footer = () => (
  <footer className={styles.footer}>
    <Stars />
    <div className={styles.ridges}>
      <Ridges />
    </div>
    <div className={styles.last}>
      <h2>What would you ask?</h2>
      <ActionLink href="/signup">Begin</ActionLink>
    </div>
    <div className={styles.bar}>
      <p className={styles.mark}>
        <LogoMark />
        {PRODUCT_NAME}
      </p>
      <nav aria-label="Account and terms">
        <a href="/login" data-signed-in="My letters">
          Login
        </a>
        <a href="/signup">Sign up</a>
        <a href="#terms">Terms</a>
      </nav>
      <p>For people who are {ADULT_AGE} or older. Readings are for guidance and entertainment.</p>
    </div>
  </footer>
);
