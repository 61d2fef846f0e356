import { Fragment } from 'react';
import type { Chart } from '#contract/astrology/calls.ts';
import { BODIES, HOUSE_SYSTEMS } from '#contract/astrology/codes.ts';
import { ZODIAC, type Zodiac } from '#contract/profiles/codes.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AspectLine } from './AspectLine.tsx';
import styles from './ChartTables.module.css';
import { bodyGlyphs, zodiacGlyphs } from './glyphs.ts';
import { listBodies, findHouse } from './rules.ts';
import { describeAspect, formatDegreesAndMinutes, formatOrb, describePlace } from './describe.ts';

/** The positions of all bodies, in words and figures. */
export function PositionsTable({ chart }: { chart: Chart }) {
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
        {listBodies(chart).map((body) => {
          const { signs, degree } = describePlace(body, chart);
          return (
            <tr key={body.body}>
              <th scope="row">
                <GlyphWithLabel path={bodyGlyphs[body.body]} label={BODIES[body.body]} />
              </th>
              <td>
                <Signs signs={signs} />
              </td>
              <td className={styles.figure}>
                {degree}
                {body.retrograde && <span className={styles.retrograde}>retrograde</span>}
              </td>
              {houses !== null && (
                <td className={styles.figure}>{findHouse(body.longitude, houses.cusps)}</td>
              )}
            </tr>
          );
        })}
        <AngleRows chart={chart} />
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

/** Ascendant and midheaven; where the minute is not known, the possible rising signs. */
function AngleRows({ chart: { ascendant, midheaven, risingCandidates, houses } }: { chart: Chart }) {
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
    { label: 'Ascendant', at: ascendant },
    { label: 'Midheaven', at: midheaven },
  ];
  return angles.map(
    ({ label, at }) =>
      at !== null && (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <Signs signs={[at.sign]} />
          </td>
          <td className={styles.figure}>{formatDegreesAndMinutes(at.degree)}</td>
          {houses !== null && <td className={styles.figure}>{findHouse(at.longitude, houses.cusps)}</td>}
        </tr>
      ),
  );
}

/** The aspects, the most exact first. */
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
              <span className={styles.grows}>{describeAspect(aspect)}</span>
              <span>
                {formatOrb(aspect, chart)}
                <VisuallyHidden> from exact</VisuallyHidden>
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
      <GlyphWithLabel path={zodiacGlyphs[sign]} label={ZODIAC[sign]} />
    </Fragment>
  ));

const GlyphWithLabel = ({ path, label }: { path: string; label: string }) => (
  <span className={styles.pair}>
    <svg className={styles.glyph} viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
    {label}
  </span>
);
