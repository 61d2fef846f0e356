import type { ReadingRequest } from '#contract/readings/calls.ts';
import styles from './HelpLines.module.css';

/** Where to turn to at once, for who wrote words of danger or of harm to themselves. */
export function HelpLines({ lines }: { lines: ReadingRequest['helpLines'] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.help} aria-label="Help lines">
      <div role="alert">
        <h2>You do not have to be alone with this</h2>
        <p>What you wrote sounds heavy. These people listen, at any hour and for free:</p>
        <ul>
          {lines.map(({ name, contact }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{contact}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
