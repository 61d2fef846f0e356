import type { MoonPhase } from '#contract/astrology/calls.ts';
import { MoonGlyph } from './MoonGlyph.tsx';
import styles from './MoonGlyph.module.css';
import { describeMoonPhase } from './moonRules.ts';

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
