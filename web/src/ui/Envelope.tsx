import type { ReactNode } from 'react';
import styles from './Envelope.module.css';
import { Seal } from './Seal.tsx';

interface EnvelopeProps {
  /** Above the title, in red: the sender. */
  kicker?: ReactNode;
  title: ReactNode;
  /** Below the title: its contents and date. */
  children?: ReactNode;
  /** The button that opens it. */
  action?: ReactNode;
}

/** A sealed envelope with an unopened letter. */
export const Envelope = ({ kicker, title, children, action }: EnvelopeProps) => (
  <section className={styles.envelope}>
    <svg className={styles.flap} viewBox="0 0 480 132" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h480L270 116q-30 18-60 0z" />
    </svg>
    <Seal />
    <div className={styles.text}>
      {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
      <h2>{title}</h2>
      {children !== undefined && <div className={styles.about}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  </section>
);
