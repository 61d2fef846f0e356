import { type Art, eachRow, fill, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { openHand } from '../figure/grip.ts';
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
  alt: 'Three friends in garlands dance, two of them hand in hand with swinging skirts, the third between with an arm on a shoulder, and lift their cups above fruit and flowers.',
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
    restingHand('skinDark', { x: 168, y: 470, size: 0.92, flip: true, turn: -14 }),
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

/** The foot that swings back under the hem, its heel in the air. */
const liftedHeel: Art = [
  limb('skinOlive', '-40,-100 -70,-50 -92,-34', [26, 22, 18], 'skinEdge'),
  put(
    fill('woodDark', 'M-14 -16C-4 -22 10 -20 16 -12C24 0 40 6 44 12C44 18 38 20 30 19L-12 14Z', {
      width: 1.8,
    }),
    {
      x: -96,
      y: -26,
      turn: 52,
    },
  ),
];

const behind: Art = posed({
  place: { x: 300, y: 800, size: 1.04 },
  look: { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mouth: 'smile', eyes: 'open', shape: 'round' },
  hat: HATS.roseWreath,
  cloth: 'straw',
  trim: 'wine',
  farArm: { joints: '-42,-356 -84,-300 -126,-330', hand: 'hidden' },
  nearArm: { joints: '40,-358 48,-456 8,-556', holds: raised, turn: 12, flip: true },
});

const left: Art = posed({
  place: { x: 172, y: 848, size: 1.08, turn: -7 },
  side: { skin: 'skinFair', hair: 'hairFair', eyes: 'open' },
  behindHead: [
    limb('hairFair', '-30,-20 -62,40 -70,130 -92,210', [84, 74, 56, 8]),
    graven('-56,20 -64,90 -84,180', 5),
  ],
  hat: put(HATS.leafBand, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'rose',
  hem: [
    [-106, -50],
    [84, -6],
  ],
  behind: liftedHeel,
  nearArm: { joints: '-8,-352 66,-406 36,-516', holds: raised, turn: -24, flip: false },
  farArm: {
    joints: '12,-350 74,-268 146,-252',
    holds: openHand('skinOlive', { x: 12, y: 2, turn: 8, flip: true }),
    turn: 4,
  },
});

const right: Art = posed({
  place: { x: 428, y: 848, size: 1.08, turn: 7, flip: true },
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
  hem: [
    [-106, -50],
    [84, -6],
  ],
  behind: liftedHeel,
  nearArm: { joints: '-8,-352 66,-406 36,-516', holds: raised, turn: -24, flip: false },
  farArm: { joints: '12,-350 66,-272 124,-256', hand: 'hidden' },
});
