import type { MoonPhase } from '#contract/astrology/calls.ts';
import styles from './MoonGlyph.module.css';
import { litMoonPath, describeMoonPhase } from './moonRules.ts';

const RADIUS = 10;

/** The moon's phase as a picture; the text beside it says the same. */
export const MoonGlyph = ({ angle, size = 24 }: { angle: number; size?: number }) => (
  <svg className={styles.moon} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle className={styles.dark} r={RADIUS} />
    <path className={styles.lit} d={litMoonPath(angle, RADIUS)} />
    <circle className={styles.rim} r={RADIUS} />
  </svg>
);

/** The moon at the time a letter was written, shown at its top; empty if unknown. */
export function MoonOfDay({ moon }: { moon: MoonPhase | null }) {
  if (moon === null) return null;
  return (
    <span className={styles.ofDay}>
      <MoonGlyph angle={moon.angle} />
      {describeMoonPhase(moon.name)}
    </span>
  );
}
