import { Fragment } from 'react';
import type { Chart } from '#contract/astrology/calls.ts';
import { BODIES, HOUSE_SYSTEMS } from '#contract/astrology/codes.ts';
import { ZODIAC, type Zodiac } from '#contract/profiles/codes.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { AspectLine } from './AspectLine.tsx';
import styles from './ChartTables.module.css';
import { bodyGlyphs, zodiacGlyphs } from './glyphs.ts';
import { bodiesOf, houseOf } from './rules.ts';
import { aspectWords, minuteDegrees, orbWords, placeOf } from './words.ts';

/** Where everything stands, in words and figures. */
export function Positions({ chart }: { chart: Chart }) {
  const { houses } = chart;
  return (
    <table className={styles.table}>
      <caption>Positions</caption>
      <thead>
        <tr>
          <th scope="col">Body</th>
          <th scope="col">Sign</th>
          <th scope="col">Degree</th>
          {houses !== null && <th scope="col">House</th>}
        </tr>
      </thead>
      <tbody>
        {bodiesOf(chart).map((body) => {
          const { signs, degree } = placeOf(body, chart);
          return (
            <tr key={body.body}>
              <th scope="row">
                <GlyphAndWords path={bodyGlyphs[body.body]} words={BODIES[body.body]} />
              </th>
              <td>
                <Signs signs={signs} />
              </td>
              <td className={styles.figure}>
                {degree}
                {body.retrograde && <span className={styles.retrograde}>retrograde</span>}
              </td>
              {houses !== null && <td className={styles.figure}>{houseOf(body.longitude, houses.cusps)}</td>}
            </tr>
          );
        })}
        <Angles chart={chart} />
      </tbody>
      {houses !== null && (
        <tfoot>
          <tr>
            <td colSpan={4}>Houses: {HOUSE_SYSTEMS[houses.system].toLowerCase()}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Ascendant and midheaven; where the minute is not known, the signs that may be rising. */
function Angles({ chart: { ascendant, midheaven, risingCandidates, houses } }: { chart: Chart }) {
  if (ascendant === null && risingCandidates.length > 0)
    return (
      <tr>
        <th scope="row">Rising</th>
        <td colSpan={houses === null ? 2 : 3}>
          <Signs signs={risingCandidates} />
        </td>
      </tr>
    );
  const angles = [
    { says: 'Ascendant', at: ascendant },
    { says: 'Midheaven', at: midheaven },
  ];
  return angles.map(
    ({ says, at }) =>
      at !== null && (
        <tr key={says}>
          <th scope="row">{says}</th>
          <td>
            <Signs signs={[at.sign]} />
          </td>
          <td className={styles.figure}>{minuteDegrees(at.degree)}</td>
          {houses !== null && <td className={styles.figure}>{houseOf(at.longitude, houses.cusps)}</td>}
        </tr>
      ),
  );
}

/** Which bodies stand at an angle that counts, the most exact first. */
export function AspectList({ chart }: { chart: Chart }) {
  const { aspects } = chart;
  if (aspects.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>Aspects</h2>
      <ul className={styles.aspects}>
        {aspects
          .toSorted((one, other) => one.orb - other.orb)
          .map((aspect) => (
            <li key={`${aspect.a} ${aspect.b}`}>
              <AspectLine kind={aspect.kind} />
              <span className={styles.grows}>{aspectWords(aspect)}</span>
              <span>
                {orbWords(aspect, chart)}
                <Hidden> from exact</Hidden>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

const Signs = ({ signs }: { signs: readonly Zodiac[] }) =>
  signs.map((sign, nth) => (
    <Fragment key={sign}>
      {nth > 0 && (nth === signs.length - 1 ? ' or ' : ', ')}
      <GlyphAndWords path={zodiacGlyphs[sign]} words={ZODIAC[sign]} />
    </Fragment>
  ));

const GlyphAndWords = ({ path, words }: { path: string; words: string }) => (
  <span className={styles.pair}>
    <svg className={styles.glyph} viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
    {words}
  </span>
);
