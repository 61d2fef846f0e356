import type { Chart } from '#contract/astrology/calls.ts';
import { type Zodiac, ZODIAC } from '#contract/profiles/codes.ts';
import { Paper } from '../ui/Paper.tsx';
import styles from './ChartWords.module.css';
import { describePlace, formatSigns } from './describe.ts';
import SIGN_WORDS from './signWords.json' with { type: 'json' };

interface Part {
  key: 'sun' | 'moon' | 'rising';
  heading: string;
  /** More than one where the birth data leaves it open; none where nothing can be said. */
  signs: readonly Zodiac[];
  /** What is not certain, in one line. */
  doubt: string | null;
}

/** What a chart's Sun, Moon and rising sign say, in plain words. */
export const ChartWords = ({ chart }: { chart: Chart }) => (
  <Paper heading="In plain words">
    <div className={styles.parts}>
      {listParts(chart).map(({ key, heading, signs, doubt }) => (
        <section key={key} className={styles.part}>
          <h3>{heading}</h3>
          {doubt !== null && <p className={styles.doubt}>{doubt}</p>}
          {signs.map((sign) => (
            <p key={sign}>
              {signs.length > 1 && <b>{ZODIAC[sign]}: </b>}
              {SIGN_WORDS[sign][key]}
            </p>
          ))}
        </section>
      ))}
    </div>
  </Paper>
);

function listParts(chart: Chart): Part[] {
  const { sun, moon, risingCandidates } = chart;
  const parts: Part[] = [];
  if (sun !== null) parts.push(toPart('sun', 'Sun', describePlace({ body: 'sun', ...sun }, chart).signs));
  if (moon !== null)
    parts.push(toPart('moon', 'Moon', describePlace({ body: 'moon', ...moon }, chart).signs));
  return [...parts, toRisingPart(risingCandidates)];
}

const toPart = (key: 'sun' | 'moon', name: string, signs: readonly Zodiac[]): Part => ({
  key,
  heading: `${name} in ${formatSigns(signs)}`,
  signs,
  doubt:
    signs.length > 1
      ? `The ${name} changed its sign that day. Your birth time would tell which is yours.`
      : null,
});

const toRisingPart = (signs: readonly Zodiac[]): Part => ({
  key: 'rising',
  heading: signs.length === 0 ? 'Rising sign' : `${formatSigns(signs)} rising`,
  signs,
  doubt:
    signs.length === 0
      ? 'It takes the time and the place of birth to know which sign was rising.'
      : signs.length > 1
        ? 'It changed within the hour. The exact minute would tell which is yours.'
        : null,
});
