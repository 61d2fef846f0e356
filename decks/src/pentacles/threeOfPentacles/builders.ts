import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { rimHand } from '../../figure/rimHand.ts';

/** Held at 0,0; its head is a cone of walnut with two brass bands, as masons have it. */
const mallet: Art = [
  fill('straw', 'M-10 58Q0 64 10 58L8 -72H-8Z', { width: 1.8 }),
  fill('woodDark', 'M-38 -66L-30 -146Q0 -158 30 -146L38 -66Q0 -52 -38 -66Z'),
  fill('trim', 'M-36 -84L-35 -96Q0 -84 35 -96L36 -84Q0 -70 -36 -84Z', { width: 1.6 }),
  fill('trim', 'M-31 -132L-30 -144Q0 -134 30 -144L31 -132Q0 -122 -31 -132Z', { width: 1.6 }),
  flat('light', 'M-26 -128L-30 -102Q-24 -99 -18 -98L-15 -124Z', 0.22),
];

/** Held at 0,0; its edge is above. */
const chisel: Art = [
  fill('steelDark', 'M-7 -30H7L8 -92L14 -118H-14L-8 -92Z', { width: 2.4, edge: 'ink' }),
  flat('ink', 'M0 -30H7L8 -92L14 -118H0Z', 0.5),
  fill('wood', 'M-11 66C-14 76 14 76 11 66L9 -30H-9Z', { width: 1.8 }),
  fill('trim', 'M-11 -28H11V-40H-11ZM-12 58H12V68H-12Z', { width: 1.4 }),
];

const cap = fill(
  'red',
  'M48 -42C54 -88 10 -100 -22 -96C-66 -92 -88 -52 -78 -6C-66 6 -44 2 -28 -14C-6 -32 22 -36 48 -42Z',
);

/** From the side: he sets the chisel to the stone and swings the mallet. */
export const mason: Art = [
  cuffedArm({
    shoulder: [150, 790],
    elbow: [232, 704],
    cloth: 'sage',
    trim: 'linen',
    size: 1.3,
    at: { x: 290, y: 556, size: 1.28, turn: -62 },
    hand: (place) => grip('skinOlive', place, put(chisel, { turn: -7, size: 1.06 })),
  }),
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBrown', beard: 'round', eyes: 'open', mood: 'intent' },
      cloth: 'sage',
      trim: 'linen',
      over: [cap, graven('-20,-88 -46,-60 -54,-20', 4), graven('16,-90 0,-66 -10,-36', 4)],
      bow: -16,
    },
    { x: 132, y: 560, size: 1.02 },
  ),
  cuffedArm({
    shoulder: [86, 706],
    elbow: [104, 850],
    cloth: 'sage',
    trim: 'linen',
    size: 1.6,
    at: { x: 190, y: 716, size: 1.34, turn: -36 },
    hand: (place) => grip('skinOlive', place, put(mallet, { turn: 82, size: 1.06 })),
  }),
];

/** Chips of stone that fly from the edge of the chisel. */
export const chips: Art = [
  eachOf('244,424,8 256,452,6 312,446,7 226,452,6 328,424,5', (x, y, r) =>
    fill('snow', `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y + 2}L${x + 1} ${y + r}Z`, {
      width: 2,
      edge: 'ink',
    }),
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

/** A veil over drawn-back hair that falls behind the shoulder, in the head's own units. */
const veil: Art = [
  fill(
    'linen',
    'M34 -50C18 -94 -62 -98 -80 -32C-94 20 -84 70 -116 134C-88 152 -60 150 -42 140C-34 100 -22 60 -22 24C-22 -2 -10 -18 8 -26C22 -32 32 -40 34 -50Z',
  ),
  ['-2,-74 -52,-50 -56,20 -76,120', '14,-58 -30,-34 -38,30 -54,124'].map((points) =>
    graven(points, 5, 'shade', 0.6),
  ),
  fill('metal', 'M38 -44C24 -62 -36 -74 -74 -40L-78 -24C-42 -58 18 -46 37 -28Z', { width: 1.8 }),
];

/** The architect with the plan, who looks up at the work. */
export const architect: Art = nearBust(
  {
    side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mood: 'glad' },
    cloth: 'wine',
    over: veil,
    bow: -16,
  },
  { x: 448, y: 586, size: 1, flip: true },
);

export const planInHands: Art = cuffedArm({
  shoulder: [504, 738],
  elbow: [520, 872],
  cloth: 'wine',
  size: 1.6,
  at: { x: 426, y: 778, size: 1.3, turn: -44 },
  wrist: [4, 36],
  hand: (place) => rimHand('skinDark', place, put(plan, { x: 366, y: 786, turn: 5, size: 0.78 })),
});
