import { clipped, eachOf, fill, flat, line, mirrored, put, suitObject, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { grip } from '../../figure/grip.ts';
import { raglanArm } from '../../figure/raglan.ts';
import { standing } from '../../primitives/ground.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const STAR = polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 25 : 62, -90 + i * 36)));

/** The boards of the workshop's wall. */
export const boards: Art = [
  times(8, (i) =>
    fill(i % 2 ? 'gloom' : 'near', boxPath(36 + i * 66, 60, 66, 760), { width: 1.4, opacity: 0.7 }),
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
  fill('woodDark', 'M218 824L246 690H404L432 824Z', { width: 2 }),
  fill('wood', boxPath(30, 812, 540, 34)),
  fill('woodDark', boxPath(30, 846, 540, 60)),
  graven('60,828 220,822 400,830', 5, 'ink', 0.5),
  standing(325, 824, 170),
  ['M84 818l16 -8l8 6Z', 'M134 820l12 -10l10 8Z', 'M470 822l14 -8l10 8Z'].map((d) => flat('trim', d)),
];

const chisel: Art = [
  fill('steel', 'M-9 0H9L12 96L0 112L-12 96Z', { width: 2 }),
  flat('steelDark', 'M2 0H9L12 96L0 112Z', 0.7),
  fill('wood', 'M-16 -128C-20 -60 -16 -20 -10 6H10C16 -20 20 -60 16 -128Z', { width: 2 }),
  fill('metal', boxPath(-20, -140, 40, 16), { width: 1.8 }),
];

const mallet: Art = [
  fill('wood', 'M-14 70L-10 -120H10L14 70Q0 78 -14 70Z', { width: 2 }),
  fill('woodDark', 'M-56 -170C-22 -177 22 -177 56 -170L60 -108C22 -103 -22 -103 -60 -108Z'),
  fill('metal', 'M-46 -173L-59 -171L-62 -107L-47 -104Z', { width: 1.8 }),
  fill('metal', 'M46 -173L59 -171L62 -107L47 -104Z', { width: 1.8 }),
  line('M-38 -156H38M-38 -124H38', 1.6, 'ink', 0.4),
];

/** The coin in work: on the left its star is still only drawn on the bare metal. */
export const coin: Art = put(
  suitObject('pentacles', [
    disc('metal', 0, 0, 92),
    disc('metalDark', 0, 0, 80, 1.6),
    disc('straw', 0, 0, 66, 1.6),
    clipped('M-28 -80H80V80H-40L-34 30L-42 -20Z', [
      disc('ink', 0, 0, 66, 2),
      fill('metal', STAR, { width: 1.4 }),
      disc('ink', 0, 0, 13, 1.4),
    ]),
    line(STAR, 1.6, 'ink', 0.75),
    graven('-62,-12 -46,-16 -34,-10', 3.4, 'light', 1),
    graven('-54,6 -42,0 -30,2', 3, 'ink', 0.8),
    times(20, (i) => flat('light', circlePath(...polar(0, 0, 73, i * 18), i % 4 ? 2 : 3.6))),
  ]),
  { x: 314, y: 680, size: 1.52 },
);

/** Chips of gold that fly from the edge of the chisel and lie below it. */
export const chips: Art = [
  put(
    ['250,600 274,584 290,596', '248,606 280,612 292,636', '240,610 252,636 242,660'].map((points) =>
      graven(points, 7, 'light', 1),
    ),
    { x: -16, y: 76 },
  ),
  eachOf('268,670,20 262,722,60 216,736,10 196,712,30 232,826,0 254,830,80 274,828,40', (x, y, turn) =>
    put(fill('trim', 'M-10 5L0 -9L11 2L2 9Z', { width: 1 }), { x, y, turn }),
  ),
];

/** The wedges that keep the coin from rolling. */
export const wedges: Art = mirrored(fill('wood', 'M188 818L222 768Q244 798 276 818Z', { width: 2 }), 314);

/** A candle in its dish on the bench. */
export const candle: Art = [
  fill('metalDark', 'M448 762Q488 784 528 762L534 752H442Z', { width: 2 }),
  fill('light', 'M472 756V676Q488 668 504 676V756Q488 764 472 756Z', { width: 2 }),
  flat('straw', 'M490 674Q498 672 504 676V756Q498 760 490 760Z', 0.5),
  fill('light', 'M472 682C470 700 466 708 472 720Z', { width: 1.4 }),
  line('M488 674V662', 3, 'ink'),
  flame(488, 668, 1.9),
];

/** The arm that sets the chisel on the coin. */
export const chiselArm: Art = [
  raglanArm({
    collar: [204, 474],
    shoulder: [146, 504],
    armpit: [186, 592],
    elbow: [94, 634],
    cloth: 'sage',
    trim: 'linen',
    halves: [28, 23],
    at: { x: 276, y: 610, turn: 8, size: 1.5 },
    hand: (place) => grip('skinFair', place, put(chisel, { y: -20, x: 14, turn: 35, size: 0.86 })),
  }),
  litEdge('102,650 150,640 210,632', [2, 8, 3], 'glow', 1.1),
];

/** The arm that is about to strike with the mallet on the end of the chisel. */
export const malletArm: Art = raglanArm({
  collar: [376, 474],
  shoulder: [446, 500],
  armpit: [428, 592],
  elbow: [508, 650],
  cloth: 'sage',
  trim: 'linen',
  halves: [28, 23],
  at: { x: 478, y: 508, turn: 62, size: 1.5, flip: true },
  hand: (place) => grip('skinFair', place, put(mallet, { turn: -30, size: 0.84 })),
});
