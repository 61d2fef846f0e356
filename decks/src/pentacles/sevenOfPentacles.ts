import { type Art, eachRow, fill, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const sevenOfPentacles: Scene = {
  alt: 'A gardener leans with both hands on a hoe and considers a great bush on which seven coins have ripened.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 212, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    eachRow(
      [
        [196, 860, 120, 470, -0.1],
        [196, 860, 300, 470, 0.12],
        [196, 860, 206, 330, 0.04],
        [196, 860, 110, 660, -0.2],
        [196, 860, 310, 660, 0.2],
        [196, 860, 206, 560, 0],
      ],
      (x, y, tx, ty, bend) => spray({ from: [x, y], to: [tx, ty], bend, leaves: 8, length: 52 }),
    ),
    eachRow(
      [
        [198, 300],
        [116, 404],
        [276, 404],
        [196, 500],
        [108, 594],
        [272, 594],
        [192, 700],
      ],
      (x, y) => pentacle(x, y, 0.5),
    ),
    standing(452, 846, 96),
    gardener,
  ],
};

/** Leans on the hoe with both hands, his weight on it and one leg crossed. */
const gardener: Art = posed({
  place: { x: 454, y: 846, size: 1.06, flip: true },
  side: { skin: 'skinBrown', hair: 'hairBrown', beard: true, eyes: 'open' },
  hat: put(HATS.wideHat, { x: -10, y: -4, turn: 4 }),
  bow: 6,
  headAt: [44, -412],
  spine: '30,-342 12,-290 -14,-228',
  cloth: 'cloth',
  trim: 'wood',
  hose: 'straw',
  hem: [
    [-88, -140],
    [52, -146],
  ],
  farLeg: { joints: '-2,-200 40,-112 52,-20' },
  nearLeg: { joints: '-24,-200 -16,-110 -38,-20' },
  farArm: { joints: '44,-330 72,-244 112,-258', turn: -10 },
  nearArm: {
    joints: '18,-332 34,-232 112,-290',
    holds: [
      line('M2 -34L-4 282', 13),
      line('M2 -34L-4 282', 10, 'wood'),
      fill('steel', 'M-12 262L10 264L44 286L40 298L-12 284Z', { width: 1.8 }),
    ],
    turn: -14,
  },
});
