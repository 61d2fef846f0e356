import { type Art, eachRow, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { restingHand } from '../figure/restingHand.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const threeOfCups: Scene = {
  alt: 'Three friends in garlands dance, two of them hand in hand and each with a foot kicked back, the third between with an arm on a shoulder, and lift their cups above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 250, 60, 520, 34, 0.6),
    hill(640, 14, 'far', 1),
    hill(770, 8, 'near', 2),
    standing(300, 800, 110),
    behind,
    standing(170, 846, 120),
    standing(430, 846, 120),
    right,
    left,
    restingHand('skinDark', { x: 190, y: 478, size: 0.9, flip: true, turn: -14 }),
    eachRow(
      [
        [200, 858],
        [300, 846],
        [400, 858],
      ],
      (x, y, i) =>
        i === 1
          ? [grapes(x - 22, y - 22, 1), disc('metal', x + 20, y - 4, 20), leaf(x + 18, y - 22, -50, 26)]
          : [disc('red', x - 14, y, 17), disc('metal', x + 14, y + 4, 17), leaf(x - 12, y - 14, -60, 24)],
    ),
    times(6, (i) => flower(70 + i * 92, 862 - (i % 2) * 6, 13, 5, i % 2 ? 'light' : 'rose', 'linen')),
  ],
};

const raised = heldAt(cup, 48, 0.54);

const behind: Art = posed({
  place: { x: 300, y: 800, size: 1.04 },
  look: { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mouth: 'smile', eyes: 'open', shape: 'round' },
  hat: HATS.roseWreath,
  cloth: 'straw',
  trim: 'wine',
  farArm: { joints: '-42,-356 -74,-300 -104,-316', hand: 'hidden' },
  nearArm: { joints: '40,-356 78,-446 34,-548', holds: raised, turn: 12, flip: true },
});

const left: Art = posed({
  place: { x: 178, y: 842, size: 1, turn: -2 },
  side: { skin: 'skinFair', hair: 'hairFair', eyes: 'open' },
  behindHead: [
    limb('hairFair', '-30,-20 -62,40 -70,130 -92,210', [84, 74, 56, 8]),
    graven('-56,20 -64,90 -84,180', 5),
  ],
  hat: put(HATS.leafBand, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'rose',
  hose: 'skinFair',
  boots: 'woodDark',
  farLeg: { joints: '-10,-210 -30,-120 -96,-78', foot: 62 },
  nearLeg: { joints: '-2,-210 8,-110 14,-20', foot: 10 },
  hem: [
    [-112, -92],
    [82, -54],
  ],
  farArm: { joints: '-10,-346 -78,-418 -52,-520', holds: raised, turn: 12, flip: true },
  nearArm: { joints: '-4,-350 44,-262 128,-256', turn: 4 },
});

const right: Art = posed({
  place: { x: 422, y: 842, size: 1, turn: 2, flip: true },
  side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open' },
  behindHead: [
    limb('hairAuburn', '-40,-20 -66,40 -64,120 -78,170 -66,210', [70, 46, 40, 34, 8]),
    [50, 90, 130, 170].map((y) =>
      graven(
        [
          [-84, y],
          [-66, y + 12],
          [-48, y],
        ],
        5,
      ),
    ),
  ],
  hat: put(HATS.laurel, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'sage',
  hose: 'skinOlive',
  boots: 'woodDark',
  farLeg: { joints: '-10,-210 -30,-120 -96,-78', foot: 62 },
  nearLeg: { joints: '-2,-210 8,-110 14,-20', foot: 10 },
  hem: [
    [-112, -92],
    [82, -54],
  ],
  farArm: { joints: '-10,-346 -78,-418 -52,-520', holds: raised, turn: 12, flip: true },
  nearArm: { joints: '-4,-350 44,-262 128,-256', hand: 'hidden' },
});
