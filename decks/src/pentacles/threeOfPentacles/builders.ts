import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { nearBust } from '../../figure/nearBust.ts';

/** Held at 0,0; its head is a cone of wood, as masons have it. */
const mallet: Art = [
  fill('wood', 'M-11 66Q0 72 11 66L9 -76H-9Z', { width: 1.8 }),
  fill('straw', 'M-38 -70L-28 -138Q0 -150 28 -138L38 -70Q0 -58 -38 -70Z'),
  graven('-16,-132 -20,-104 -22,-78', 4, 'ink', 0.4),
  graven('12,-134 14,-104 16,-76', 4, 'ink', 0.4),
];

/** Held at 0,0; its edge is above. */
const chisel: Art = [
  fill('steel', 'M-7 -52H7L9 -102L13 -122H-13L-9 -102Z', { width: 1.8 }),
  fill('wood', 'M-12 58C-16 68 16 68 12 58L9 -54H-9Z', { width: 1.8 }),
  fill('metal', 'M-10 -48H10V-58H-10Z', { width: 1.4 }),
];

/** From behind, near: shirt, apron strings and a linen cap; he sets the chisel to the tracery and swings the mallet. */
export const mason: Art = [
  cuffedArm({
    shoulder: [226, 716],
    elbow: [126, 672],
    cloth: 'straw',
    trim: 'linen',
    size: 1.7,
    at: { x: 188, y: 566, size: 1.3, turn: -36 },
    hand: (place) => grip('skinOlive', place, put(chisel, { turn: 14 })),
  }),
  cuffedArm({
    shoulder: [374, 716],
    elbow: [492, 676],
    cloth: 'straw',
    trim: 'linen',
    size: 1.7,
    at: { x: 440, y: 566, size: 1.3, turn: 40, flip: true },
    hand: (place) => grip('skinOlive', place, put(mallet, { turn: -14 })),
  }),
  fill(
    'straw',
    'M256 664C210 672 182 694 180 740L190 900H410L420 740C418 694 390 672 344 664Q300 690 256 664Z',
  ),
  graven('216,710 232,790 228,890', 6),
  graven('384,710 368,790 372,890', 6),
  line('M232 676L346 900M368 676L254 900', 13, 'woodDark'),
  line('M232 676L346 900M368 676L254 900', 2, 'line', 0.6),
  headFromBehind({
    skin: 'skinOlive',
    hair: 'hairBrown',
    cut: 'short',
    place: { x: 300, y: 592, size: 1.04 },
  }),
  put(fill('linen', 'M-64 -6C-70 -70 -40 -96 0 -96C40 -96 70 -70 64 -6Q0 22 -64 -6Z'), {
    x: 300,
    y: 592,
    size: 1.04,
  }),
  graven('262,520 250,550 250,584', 4),
  graven('318,504 330,540 328,594', 4),
];

/** A monk and an architect, who look up at the work from below. */
export const watchers: Art = [
  nearBust(
    {
      side: { skin: 'skinFair', hood: 'woodDark', eyes: 'open', mood: 'wonder', nose: 'hooked', aged: true },
      cloth: 'woodDark',
      bow: -16,
    },
    { x: 112, y: 772, size: 0.86 },
  ),
  nearBust(
    {
      side: { skin: 'skinDark', hair: 'hairBlack', beard: 'pointed', eyes: 'open', mood: 'proud' },
      cloth: 'wine',
      over: put(HATS.scholarCap, { x: -14, y: 2, turn: -6, size: 1.04 }),
      bow: -14,
    },
    { x: 490, y: 776, size: 0.84, flip: true },
  ),
];
