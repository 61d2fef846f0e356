import { PRODUCT_NAME } from '#contract/product.ts';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import styles from './HelpLines.module.css';

/** Help lines for a member whose message indicates danger, to themselves or from others. */
export function HelpLines({ lines }: { lines: ReadingRequest['helpLines'] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.help} aria-label="Help lines">
      <div role="alert">
        <h2>You do not have to be alone with this</h2>
        <p>
          We show this because of words in what you wrote. {PRODUCT_NAME} is not an emergency service and may
          take hours to answer. These people can help you now:
        </p>
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
