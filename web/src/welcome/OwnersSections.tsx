import styles from './OwnersSections.module.css';
import { Each, html, value } from './template.tsx';

/** The sections that the owner has added in `welcome.md`. */
export const OwnersSections = () => (
  <Each of="sections">
    <section className={styles.section}>
      <h2>{value('heading')}</h2>
      <div className={styles.text} {...html('text')} />
    </section>
  </Each>
);
