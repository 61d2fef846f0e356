import { ZODIAC, type Zodiac } from '#contract/profiles/codes.ts';
import { zodiacGlyphs } from '../astrology/glyphs.ts';
import styles from './ZodiacBadge.module.css';

/** A sign's glyph and name; nothing for an unknown code. */
export function ZodiacBadge({ code }: { code: string | null | undefined }) {
  if (!isZodiac(code)) return null;
  return (
    <span className={styles.badge}>
      <span className={styles.disc}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d={zodiacGlyphs[code]} />
        </svg>
      </span>
      {ZODIAC[code]}
    </span>
  );
}

const isZodiac = (code: string | null | undefined): code is Zodiac =>
  code !== null && code !== undefined && Object.hasOwn(ZODIAC, code);
