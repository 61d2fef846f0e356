import styles from './Readers.module.css';
import { Section } from './Section.tsx';
import { Each, If, Unless, value } from './template.tsx';

/** The active readers, filled in by the server; empty if there are none yet. */
export const Readers = () => (
  <If of="hasReaders">
    <Section
      id="readers"
      heading="The people who answer"
      lead="Choose one as yours, or let any reader answer."
    >
      <ul className={styles.readers}>
        <Each of="readers">
          <li>
            <span className={styles.face}>
              <If of="face">
                <img src={value('face')} alt="" width={120} height={150} loading="lazy" decoding="async" />
              </If>
              <Unless of="face">
                <span aria-hidden="true">{value('initial')}</span>
              </Unless>
            </span>
            <h3 dir="auto">{value('name')}</h3>
            <If of="specialities">
              <p dir="auto" className={styles.specialities}>
                {value('specialities')}
              </p>
            </If>
            <If of="bio">
              <p dir="auto" className={styles.bio}>
                {value('bio')}
              </p>
            </If>
          </li>
        </Each>
      </ul>
    </Section>
  </If>
);
