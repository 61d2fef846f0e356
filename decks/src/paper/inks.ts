import type { Suit } from '#contract/tarot/codes.ts';

/**
 * The inks of a print. `ink` is the key block, near black; `near`, `mid`, `far` and `sky` go from deep to pale in the
 * suit's own colour; `accent` stands against it, for what the eye should find first; `glow` is the one warm yellow, for
 * gold, fire and the sun; `light` is the paper, and so the colour of every cut.
 */
export type PaperInk = 'ink' | 'near' | 'mid' | 'far' | 'sky' | 'accent' | 'glow' | 'light';

/** The colour of the paper that every card is printed on. */
export const PAPER = '#f6ecd6';

/** The colours of the inks: one set for each suit and one for the majors. */
export const INKS: Record<Suit, Record<PaperInk, string>> = {
  major: inks('#161d2c', '#20405f', '#3c7492', '#9cc0c2', '#efdfb8', '#c9432e', '#e9ae37'),
  wands: inks('#2b1713', '#7d2d1d', '#c9572b', '#ecad62', '#f7e0b0', '#2d6e62', '#f1b93c'),
  cups: inks('#102731', '#175262', '#318a95', '#98c9c2', '#e1eedf', '#d3573d', '#eab64c'),
  swords: inks('#181f2a', '#3a495d', '#708396', '#b5c1c6', '#e8eae2', '#c33d33', '#e8b440'),
  pentacles: inks('#1c2417', '#3a522d', '#6f8d40', '#bac47d', '#f2ecc8', '#b6572c', '#e3a930'),
};

function inks(
  ink: string,
  near: string,
  mid: string,
  far: string,
  sky: string,
  accent: string,
  glow: string,
): Record<PaperInk, string> {
  return { ink, near, mid, far, sky, accent, glow, light: PAPER };
}
