/** What the parts of a face do, in units of a head from the front; heights grow downwards. */
type Expression = {
  /** Heights of the outer end, the arch and the inner end of a brow. */
  brow: readonly [outer: number, arch: number, inner: number];
  /** How far the upper lid is open, and how far the lower one is pushed up, 1 at most. */
  open: number;
  pushed: number;
  /** How far the corners of the mouth hang, on the left and on the right. */
  corners: readonly [number, number];
  /** Half the width of the mouth, and how far the lips are parted. */
  wide: number;
  parted: number;
  /** Between the brows, beside the nose, and below the eyes. */
  lines?: 'frown' | 'laughter' | 'worry';
};

/** The moods of all people, whether they face us or are seen from the side. */
export const MOODS = {
  calm: { brow: [-15, -20, -17], open: 0.8, pushed: 0, corners: [0, 0], wide: 11, parted: 0 },
  tender: { brow: [-15, -21, -19], open: 0.6, pushed: 0.35, corners: [-2, -2], wide: 12, parted: 0 },
  glad: {
    brow: [-18, -26, -20],
    open: 0.82,
    pushed: 0.6,
    corners: [-5, -5],
    wide: 16,
    parted: 6,
    lines: 'laughter',
  },
  stern: {
    brow: [-21, -21, -12],
    open: 0.62,
    pushed: 0.3,
    corners: [2.5, 2.5],
    wide: 12,
    parted: 0,
    lines: 'frown',
  },
  grave: { brow: [-19, -20, -14], open: 0.7, pushed: 0.1, corners: [1.5, 1.5], wide: 12, parted: 0 },
  proud: { brow: [-20, -25, -18], open: 0.55, pushed: 0, corners: [-1, -3], wide: 11, parted: 0 },
  sly: {
    brow: [-18, -27, -18],
    open: 0.6,
    pushed: 0.5,
    corners: [1, -6],
    wide: 13,
    parted: 0,
    lines: 'laughter',
  },
  intent: { brow: [-17, -19, -12], open: 0.85, pushed: 0.3, corners: [1, 1], wide: 9, parted: 0 },
  wonder: { brow: [-21, -29, -24], open: 1.1, pushed: 0, corners: [0, 0], wide: 8, parted: 7 },
  sad: {
    brow: [-9, -18, -24],
    open: 0.6,
    pushed: 0.2,
    corners: [5, 5],
    wide: 11,
    parted: 0,
    lines: 'worry',
  },
  weary: {
    brow: [-10, -15, -18],
    open: 0.45,
    pushed: 0.1,
    corners: [3, 3],
    wide: 11,
    parted: 0,
    lines: 'worry',
  },
  afraid: {
    brow: [-16, -26, -28],
    open: 1.15,
    pushed: 0,
    corners: [5, 5],
    wide: 10,
    parted: 10,
    lines: 'worry',
  },
} as const satisfies Record<string, Expression>;

export type Mood = keyof typeof MOODS;

export const expressionOf = (mood: Mood = 'calm'): Expression => MOODS[mood];
