import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { fourOverRim } from '../../figure/rimHand.ts';
import { star } from '../../primitives/lights.ts';

/** Held at 0,0; its head is a cone of wood, as masons have it. */
const mallet: Art = [
  fill('wood', 'M-11 66Q0 72 11 66L9 -76H-9Z', { width: 1.8 }),
  fill('straw', 'M-38 -70L-28 -138Q0 -150 28 -138L38 -70Q0 -58 -38 -70Z'),
  graven('-16,-132 -20,-104 -22,-78', 4, 'ink', 0.4),
  graven('12,-134 14,-104 16,-76', 4, 'ink', 0.4),
];

/** Held at 0,0; its edge is above. */
const chisel: Art = [
  fill('steel', 'M-7 -52H7L10 -100L4 -116H-4L-10 -100Z', { width: 1.8 }),
  fill('wood', 'M-12 58C-16 68 16 68 12 58L9 -54H-9Z', { width: 1.8 }),
  fill('metal', 'M-10 -48H10V-58H-10Z', { width: 1.4 }),
];

const cap = fill(
  'linen',
  'M48 -42C54 -88 10 -100 -22 -96C-66 -92 -88 -52 -78 -6C-66 6 -44 2 -28 -14C-6 -32 22 -36 48 -42Z',
);

/** From the side: he sets the chisel to the stone and swings the mallet. */
export const mason: Art = [
  cuffedArm({
    shoulder: [160, 716],
    elbow: [232, 650],
    cloth: 'straw',
    trim: 'linen',
    size: 1.4,
    at: { x: 268, y: 540, size: 1.24, turn: -34 },
    hand: (place) => grip('skinOlive', place, put(chisel, { turn: -14 })),
  }),
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBrown', beard: 'round', eyes: 'open', mood: 'intent' },
      cloth: 'straw',
      trim: 'linen',
      over: [cap, graven('-20,-88 -46,-60 -54,-20', 4), graven('16,-90 0,-66 -10,-36', 4)],
      bow: -16,
    },
    { x: 132, y: 560, size: 1.02 },
  ),
  cuffedArm({
    shoulder: [86, 706],
    elbow: [164, 834],
    cloth: 'straw',
    trim: 'linen',
    size: 1.7,
    at: { x: 296, y: 742, size: 1.3, turn: -16 },
    hand: (place) => grip('skinOlive', place, put(mallet, { turn: -14 })),
  }),
];

/** Chips of stone that fly from the edge of the chisel. */
export const chips: Art = [
  star(238, 440, 30, 'light', 8, 0.3),
  eachOf('206,470,8 190,444,6 214,496,6 180,500,5 232,484,5 196,420,5', (x, y, r) =>
    fill('snow', `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y + 2}L${x + 1} ${y + r}Z`, { width: 1.2 }),
  ),
];

/** The plan on parchment: the arch with its three coins. */
const plan: Art = [
  fill('linen', 'M-74 -84C-30 -92 30 -78 74 -88V92C30 84 -30 98 -74 88Z', { width: 2 }),
  fill('linen', 'M-80 -88C-80 -100 -64 -100 -60 -88C20 -94 60 -80 76 -90L74 -74C30 -70 -30 -82 -74 -74Z', {
    width: 1.8,
  }),
  line('M-46 80V0C-46 -34 -22 -52 0 -64C22 -52 46 -34 46 0V80M-46 40H46', 2.6, 'cloth'),
  eachOf('0,-24 -20,10 20,10', (x, y) => [
    line(circlePath(x, y, 16), 2.4, 'cloth'),
    flat('red', circlePath(x, y, 3.4)),
  ]),
];

/** A monk and an architect with the plan, who look up at the work. */
export const advisers: Art = [
  nearBust(
    {
      side: { skin: 'skinFair', hood: 'woodDark', eyes: 'open', mood: 'wonder', nose: 'hooked', aged: true },
      cloth: 'woodDark',
      bow: -14,
    },
    { x: 418, y: 592, size: 0.78, flip: true },
  ),
  nearBust(
    {
      side: { skin: 'skinDark', hair: 'hairBlack', beard: 'pointed', eyes: 'open', mood: 'glad' },
      cloth: 'wine',
      over: put(HATS.scholarCap, { x: -14, y: 2, turn: -6, size: 1.04 }),
      bow: -14,
    },
    { x: 498, y: 622, size: 0.94, flip: true },
  ),
];

export const planInHands: Art = [
  cuffedArm({
    shoulder: [600, 780],
    elbow: [552, 900],
    cloth: 'wine',
    size: 1.4,
    at: { x: 516, y: 812, size: 1, turn: -8 },
    wrist: [6, 66],
    hand: (place) => fourOverRim('skinDark', place, put(plan, { x: 444, y: 808, turn: 4, size: 0.92 })),
  }),
];
