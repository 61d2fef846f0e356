import { Moon, Ridges, Stars } from '../ui/nightArt.tsx';
import { ActionLink } from './ActionLink.tsx';
import styles from './Hero.module.css';
import { html, If, Unless, value } from './template.tsx';

/** A summary of the product. The sample letter overlaps its lower part. */
export const Hero = () => (
  <div className={styles.sky}>
    <Stars />
    <div className={styles.moon}>
      <Moon />
    </div>
    <Ridges />
    <div className={styles.text}>
      <h1>
        <If of="headline">{value('headline')}</If>
        <Unless of="headline">
          <span className={styles.whole}>Ask tonight.</span>{' '}
          <span className={styles.whole}>A letter comes back.</span>
        </Unless>
      </h1>
      <If of="lead">
        <div className={styles.lead} {...html('lead')} />
      </If>
      <Unless of="lead">
        <p className={styles.lead}>
          Write down what is on your mind. A real reader draws cards for you, or reads your sky, and writes
          you a letter within {value('dueHours')}. It is yours to keep.
        </p>
      </Unless>
      <p className={styles.actions}>
        <ActionLink href="/signup">Begin from {value('fromPrice')} a month</ActionLink>
        <span className={styles.second}>
          <ActionLink href="#letter" look="onNight">
            Open a letter
          </ActionLink>
        </span>
      </p>
    </div>
  </div>
);
