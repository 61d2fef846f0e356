import { clipped, eachOf, fill, flat, line, mirrored, put, suitObject, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { standing } from '../../primitives/ground.ts';
import { disc, flame } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const STAR = polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 25 : 62, -90 + i * 36)));

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
  fill('wood', 'M-16 -128C-20 -60 -16 -20 -10 6H10C16 -20 20 -60 16 -128Z', { width: 2 }),
  fill('metal', boxPath(-20, -140, 40, 16), { width: 1.8 }),
];

const mallet: Art = [
  fill('wood', 'M-14 112L-10 -120H10L14 112Q0 120 -14 112Z', { width: 2 }),
  fill('woodDark', 'M-74 -172C-30 -180 30 -180 74 -172L78 -104C30 -98 -30 -98 -78 -104Z'),
  fill('metal', 'M-60 -174L-76 -172L-80 -104L-62 -102Z', { width: 1.8 }),
  fill('metal', 'M60 -174L76 -172L80 -104L62 -102Z', { width: 1.8 }),
  line('M-50 -156H50M-50 -122H50', 1.6, 'ink', 0.4),
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
  { x: 300, y: 616, size: 1.56 },
);

/** Chips of gold that fly from the edge of the chisel and lie below it. */
export const chips: Art = [
  put(
    ['250,600 274,584 290,596', '248,606 280,612 292,636', '240,610 252,636 242,660'].map((points) =>
      graven(points, 7, 'light', 1),
    ),
    { x: 18, y: 50 },
  ),
  eachOf('306,636,20 298,712,60 272,716,10 224,768,0 246,772,80 266,770,40 206,774,10', (x, y, turn) =>
    put(fill('trim', 'M-10 5L0 -9L11 2L2 9Z', { width: 1 }), { x, y, turn }),
  ),
];

/** The wedges that keep the coin from rolling. */
export const wedges: Art = mirrored(fill('wood', 'M170 758L204 712Q222 740 252 758Z', { width: 2 }));

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
  cuffedArm({
    shoulder: [184, 512],
    elbow: [82, 640],
    cloth: 'sage',
    trim: 'linen',
    size: 1.55,
    at: { x: 230, y: 568, turn: -6, size: 1.65 },
    hand: (place) => grip('skinFair', place, put(chisel, { turn: -20, size: 0.9 })),
  }),
  litEdge('90,656 140,622 180,598', [2, 8, 3], 'glow', 1.1),
];

/** The arm that is about to strike with the mallet. */
export const malletArm: Art = [
  flat('ink', 'M396 470C420 480 446 520 470 600L476 752H380L430 640Z', 0.42),
  cuffedArm({
    shoulder: [404, 494],
    elbow: [488, 566],
    cloth: 'sage',
    trim: 'linen',
    size: 1.6,
    at: { x: 488, y: 420, turn: 106, size: 1.75, flip: true },
    hand: (place) => grip('skinFair', place, put(mallet, { turn: -48, size: 0.82 })),
  }),
];
