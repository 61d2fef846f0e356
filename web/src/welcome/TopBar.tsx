import { PRODUCT_NAME } from '#contract/product.ts';
import { ActionLink } from './ActionLink.tsx';
import { LogoMark } from './LogoMark.tsx';
import styles from './TopBar.module.css';

const PARTS = [
  { href: '#how', label: 'How it works' },
  { href: '#decks', label: 'The decks' },
  { href: '#plans', label: 'Plans' },
  { href: '#questions', label: 'Questions' },
];

export const TopBar = () => (
  <header className={styles.top}>
    <div className={styles.bar}>
      <a className={styles.mark} href="/welcome">
        <LogoMark />
        {PRODUCT_NAME}
      </a>
      <nav className={styles.parts} aria-label="On this page">
        {PARTS.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.actions}>
        <a className={styles.signIn} href="/login" data-signed-in="My letters">
          Login
        </a>
        <ActionLink href="/signup" isSmall>
          Begin
        </ActionLink>
      </div>
    </div>
  </header>
);
