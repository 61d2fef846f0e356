import { type ReactNode, useId } from 'react';
import styles from './TextComparison.module.css';

interface TextComparisonProps {
  heading: string;
  /** One sentence that says what has happened. */
  details: string;
  texts: readonly [Text, Text];
  /** The buttons of the choice. */
  children: ReactNode;
}

interface Text {
  label: string;
  text: string;
}

/** Two texts side by side, where the writer must choose between them. */
export function TextComparison({ heading, details, texts, children }: TextComparisonProps) {
  const id = useId();
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p role="status">{details}</p>
      <div className={styles.texts}>
        {texts.map(({ label, text }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without the focus, no key could scroll it.
          <div key={label} role="group" aria-label={label} tabIndex={0}>
            <b>{label}</b>
            <p dir="auto">{text === '' ? '(no words)' : text}</p>
          </div>
        ))}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
