import { fill, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const look: Look = {
  skin: 'skinOlive',
  hair: 'hairFair',
  cut: 'short',
  eyes: 'open',
  mood: 'tender',
  gaze: [0, -0.4],
};

/** His hair, which hangs from the crown of his head. */
const LOCKS = [
  '-46,-446 -62,-474 -50,-502',
  '44,-446 60,-474 52,-500',
  '-34,-456 -46,-488 -32,-516',
  '34,-456 46,-486 34,-514',
  '-20,-462 -26,-496 -12,-522',
  '20,-462 28,-494 16,-522',
  '0,-464 -4,-496 4,-524',
];

/** Drawn upright, the ankle by which he hangs at 0,0; the hands are behind his back. */
export const hanging = (): Art => {
  const headAt = { x: 0, y: -424, size: 0.78 };
  return [
    put(hairBehind(look), headAt),
    LOCKS.map((points) => fill('hairFair', swellPath(points, [24, 17, 2]), { width: 1.5 })),
    mirrored(limb('cloth', '44,-332 104,-268 22,-220', [46, 42, 30]), 0),
    actor({
      skin: 'skinOlive',
      head: [],
      headAt,
      spine: '0,-344 0,-276 0,-196',
      girth: [92, 104, 76],
      cloth: 'cloth',
      hose: 'wine',
    }),
    limb('wine', '-16,-196 -98,-124 -15,-109 36,-100', [58, 40, 40, 24]),
    put(shoe, { x: 34, y: -101, turn: -112, size: 0.96, flip: true }),
    limb('wine', '14,-190 8,-104 4,-64 0,-4', [54, 40, 39, 25]),
    graven('22,-170 18,-110 8,-30', 4),
    shoe,
    fill('wine', 'M-38 -222H38L30 -176Q10 -164 -26 -176Z', { width: 1.8 }),
    graven('0,-330 2,-276 0,-224', 4),
    graven('-34,-310 -28,-270 -26,-226', 4),
    graven('34,-310 28,-270 26,-226', 4),
    [-322, -298, -274].map((y) => disc('trim', 0, y, 4.5, 1.4)),
    // The skirt of the doublet hangs down from the girdle, towards the breast.
    fill(
      'cloth',
      'M-40 -210H40C50 -226 56 -244 58 -262Q46 -250 36 -264Q24 -250 12 -266Q0 -252 -12 -266Q-24 -250 -36 -264Q-46 -250 -58 -262C-56 -244 -50 -226 -40 -210Z',
    ),
    graven('-30,-216 -36,-238 -38,-256', 4),
    graven('0,-216 2,-238 0,-256', 4),
    graven('30,-216 36,-238 38,-256', 4),
    line('M-41 -212Q0 -204 41 -212', 9, 'trim'),
    neck,
    put([head(look), frontModelling(look)], headAt),
    halolight,
  ];
};

/** A shoe on an ankle at 0,0: a round heel, the instep, a pointed toe and the sole. */
const shoe: Art = [
  fill(
    'straw',
    'M-15 -8C-16 4 -26 12 -24 26C-22 38 -4 40 8 38C30 44 48 54 70 60C86 62 88 50 78 42C58 32 32 18 18 -8Q0 0 -15 -8Z',
    {
      width: 2,
    },
  ),
  fill(
    'woodDark',
    'M-24 26C-10 32 4 28 12 30C34 36 56 52 83 52C86 60 78 62 70 60C48 54 30 44 8 38C-4 40 -22 38 -24 26Z',
    { width: 1.6 },
  ),
];

/** It widens into the shoulders, with a soft collar round it. */
const neck: Art = [
  fill('skinOlive', 'M-16 -392C-16 -374 -18 -364 -28 -354Q0 -340 28 -354C18 -364 16 -374 16 -392Z', {
    edge: 'skinEdge',
    width: 1.8,
  }),
  fill('trim', 'M-38 -364Q0 -340 38 -364L42 -338Q0 -306 -42 -338Z', { width: 1.8 }),
];

/** The light round his head on chin, shoulders, sleeves and breast. */
const halolight: Art = [
  mirrored(graven('60,-342 96,-300 110,-270', 6, 'glow', 0.9), 0),
  mirrored(graven('22,-334 30,-312 32,-288', 4, 'glow', 0.6), 0),
  graven('-84,-138 -50,-160 -20,-178', 4, 'glow', 0.6),
];
