/** Distances from the centre, from the rim inwards, and the sizes of glyphs and text. */
export const LARGE = {
  rim: 270,
  ring: 232,
  tick: 225,
  leader: 212,
  glyph: 196,
  glyphSize: 29,
  signSize: 29,
  degree: 167,
  retrograde: 146,
  houses: 138,
  centre: 118,
  gap: 10.5,
  clear: 5.5,
} as const;
/** Without degrees and numbers, so that the rest can be larger. */
export const COMPACT = {
  ...LARGE,
  ring: 216,
  tick: 206,
  leader: 199,
  glyph: 176,
  glyphSize: 42,
  signSize: 42,
  houses: 140,
  centre: 140,
  gap: 15,
  clear: 8,
} as const;
export type Layout = typeof LARGE | typeof COMPACT;
