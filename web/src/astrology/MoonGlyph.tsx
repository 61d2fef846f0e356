import styles from './MoonGlyph.module.css';
import { litMoonPath } from './litMoonPath.ts';

const RADIUS = 10;

/** The moon's phase as a picture; the text beside it says the same. */
export const MoonGlyph = ({ angle, size = 24 }: { angle: number; size?: number }) => (
  <svg className={styles.moon} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    <circle className={styles.dark} r={RADIUS} />
    <path className={styles.lit} d={litMoonPath(angle, RADIUS)} />
    <circle className={styles.rim} r={RADIUS} />
  </svg>
);
