import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { standing } from '../../primitives/ground.ts';

/** The boards of the workshop's wall. */
export const boards: Art = [
  times(8, (i) =>
    fill(i % 2 ? 'gloom' : 'near', boxPath(36 + i * 66, 60, 66, 720), { width: 1.4, opacity: 0.7 }),
  ),
  times(8, (i) =>
    graven(
      [
        [60 + i * 66, 180 + ((i * 97) % 200)],
        [66 + i * 66, 320 + ((i * 97) % 200)],
        [58 + i * 66, 460 + ((i * 97) % 200)],
      ],
      4,
      'ink',
      0.5,
    ),
  ),
];

/** The bench, with chips of gold on it, and the block against which the coin leans. */
export const bench: Art = [
  fill('woodDark', 'M190 760L220 640H380L410 760Z', { width: 2 }),
  fill('wood', boxPath(30, 752, 540, 36)),
  fill('woodDark', boxPath(30, 788, 540, 120)),
  graven('60,768 220,762 400,770', 5, 'ink', 0.5),
  graven('80,830 240,824 460,834', 6, 'ink', 0.5),
  graven('300,858 420,852 540,860', 5, 'ink', 0.5),
  standing(300, 764, 150),
  ['M120 758l16 -8l8 6Z', 'M158 764l12 -10l10 8Z', 'M440 760l14 -8l10 8Z', 'M486 764l10 -8l14 6Z'].map((d) =>
    flat('trim', d),
  ),
];

const chisel: Art = [
  fill('steel', 'M-9 0H9L12 96L0 112L-12 96Z', { width: 2 }),
  flat('steelDark', 'M2 0H9L12 96L0 112Z', 0.7),
  fill('wood', 'M-15 -74C-18 -40 -16 -20 -10 6H10C16 -20 18 -40 15 -74Z', { width: 2 }),
  fill('metal', boxPath(-18, -86, 36, 14), { width: 1.8 }),
];

const mallet: Art = [
  fill('wood', 'M-12 60L-9 -120H9L12 60Z', { width: 2 }),
  fill('woodDark', 'M-74 -172C-30 -180 30 -180 74 -172L78 -104C30 -98 -30 -98 -78 -104Z'),
  fill('metal', 'M-60 -174L-76 -172L-80 -104L-62 -102Z', { width: 1.8 }),
  fill('metal', 'M60 -174L76 -172L80 -104L62 -102Z', { width: 1.8 }),
  line('M-50 -156H50M-50 -122H50', 1.6, 'ink', 0.4),
];

/** The chisel is set on the coin, the mallet about to strike it. */
export const hands: Art = [
  cuffedArm({
    shoulder: [-60, 820],
    elbow: [10, 700],
    cloth: 'sage',
    trim: 'linen',
    size: 2.1,
    at: { x: 258, y: 474, turn: -16, size: 1.8 },
    hand: (place) => grip('skinFair', place, put(chisel, { turn: 10, size: 1.15 })),
  }),
  cuffedArm({
    shoulder: [700, 800],
    elbow: [572, 640],
    cloth: 'sage',
    trim: 'linen',
    size: 2.1,
    at: { x: 466, y: 408, turn: 100, size: 1.8, flip: true },
    hand: (place) => grip('skinFair', place, put(mallet, { turn: -60 })),
  }),
];
