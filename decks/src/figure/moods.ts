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
  tender: { brow: [-14, -21, -21], open: 0.6, pushed: 0.4, corners: [-4, -4], wide: 13, parted: 0 },
  glad: {
    brow: [-18, -28, -21],
    open: 0.82,
    pushed: 0.65,
    corners: [-7, -7],
    wide: 18,
    parted: 7,
    lines: 'laughter',
  },
  stern: {
    brow: [-24, -22, -9],
    open: 0.64,
    pushed: 0.35,
    corners: [4, 4],
    wide: 12,
    parted: 0,
    lines: 'frown',
  },
  grave: { brow: [-20, -20, -12.5], open: 0.7, pushed: 0.15, corners: [2.4, 2.4], wide: 12, parted: 0 },
  proud: { brow: [-22, -27, -16], open: 0.58, pushed: 0.15, corners: [-1, -4], wide: 11, parted: 0 },
  sly: {
    brow: [-20, -28, -15],
    open: 0.62,
    pushed: 0.55,
    corners: [2, -8],
    wide: 13,
    parted: 0,
    lines: 'laughter',
  },
  crafty: { brow: [-17, -27, -20], open: 0.4, pushed: 0.75, corners: [0, -9], wide: 13, parted: 0 },
  intent: { brow: [-20, -19, -10], open: 0.9, pushed: 0.35, corners: [1, 1], wide: 9, parted: 0 },
  wonder: { brow: [-21, -31, -26], open: 1.18, pushed: 0, corners: [-1, -1], wide: 9, parted: 9 },
  sad: {
    brow: [-7, -17, -26],
    open: 0.6,
    pushed: 0.2,
    corners: [6, 6],
    wide: 11,
    parted: 0,
    lines: 'worry',
  },
  weary: {
    brow: [-7, -15, -21],
    open: 0.48,
    pushed: 0.15,
    corners: [4.5, 4.5],
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
