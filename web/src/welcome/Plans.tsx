import { ActionLink } from './ActionLink.tsx';
import styles from './Plans.module.css';
import { Section } from './Section.tsx';
import { Each, If, value } from './template.tsx';

const HELD = [
  'Letters by tarot, oracle and astrology',
  'Your own reader, if you like one best',
  'Your birth chart',
  'Every letter kept and easy to find',
];

export const Plans = () => (
  <Section
    id="plans"
    heading="One membership, two ways to pay"
    isBeside
    lead={
      <ul className={styles.held}>
        {HELD.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    }
  >
    <ul className={styles.plans}>
      <Each of="plans">
        <li>
          <h3>
            {value('name')}
            <If of="isMostPopular">
              <span className={styles.popular}>Most Popular</span>
            </If>
          </h3>
          <p className={styles.price}>
            <span className={styles.amount}>{value('price')}</span> per month
          </p>
          <p className={styles.note}>{value('note')}</p>
          <ActionLink href="/signup">
            Begin<span className={styles.hidden}> with the {value('name')} plan</span>
          </ActionLink>
        </li>
      </Each>
    </ul>
    <p className={styles.small}>
      Cancel any time; your membership then ends with the paid period. Prices are in US dollars.
    </p>
  </Section>
);
