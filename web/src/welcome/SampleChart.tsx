import type { Chart } from '#contract/astrology/calls.ts';
import { summarizeChart } from '../astrology/describe.ts';
import { Wheel } from '../astrology/Wheel.tsx';
import styles from './SampleChart.module.css';
import { Section } from './Section.tsx';

export const SampleChart = ({ chart }: { chart: Chart }) => (
  <Section id="chart" look="paper" heading="Your sky, to the arcminute">
    <div className={styles.both}>
      <div className={styles.text}>
        <p>
          With your birth date, time and place we draw your chart, and your reader looks at it with you. It
          says what is certain and what is not: an hour that is only roughly known stays a rough hour.
        </p>
        <p>Here it is for someone born in Lisbon on the morning of 9 March 1991: {summarizeChart(chart)}.</p>
        <ul className={styles.list}>
          <li>Sun, Moon and eight planets, with houses and aspects</li>
          <li>Places and time zones as they were on that day</li>
          <li>Only your readers see it</li>
        </ul>
      </div>
      <div className={styles.wheel}>
        <Wheel chart={chart} title="A sample birth chart" />
      </div>
    </div>
  </Section>
);
