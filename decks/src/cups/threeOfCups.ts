import { type Art, eachRow, fill, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const threeOfCups: Scene = {
  alt: 'Three friends in garlands dance in long gowns, two of them hand in hand before the third, and lift their cups above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 336, 40, 540, 34, 0.6),
    hill(640, 14, 'far', 1),
    hill(770, 8, 'near', 2),
    standing(300, 800, 110),
    behind,
    standing(184, 846, 120),
    standing(416, 846, 120),
    put(lowSleeve('sage'), { x: 410, y: 842, turn: 2, flip: true }),
    put(lowSleeve('rose'), { x: 190, y: 842, turn: -2 }),
    right,
    left,
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

/** The wide end of a sleeve, which falls from a lifted forearm; the wrist is above at 0,0. */
const wideSleeve = (cloth: Role): Art => [
  fill(cloth, 'M-6 -48C-44 -10 -70 46 -62 112C-30 104 4 96 40 72L26 -40Z'),
  graven('-16,-22 -40,30 -46,96', 4),
  graven('0,0 -14,40 -14,86', 4),
];

/** The same below a forearm that is held out. */
const lowSleeve = (cloth: Role): Art => [
  fill(cloth, 'M30 -276C24 -236 40 -186 76 -166C96 -190 106 -216 104 -252Z'),
  graven('44,-250 56,-214 74,-184', 4),
];

const behind: Art = posed({
  place: { x: 300, y: 800, size: 1.04 },
  look: { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mouth: 'smile', eyes: 'open', shape: 'round' },
  hat: HATS.roseWreath,
  cloth: 'straw',
  trim: 'wine',
  farArm: { joints: '-42,-350 -84,-296 -176,-276', hand: 'hidden' },
  nearArm: { joints: '40,-350 82,-440 34,-548', holds: raised, turn: 12, flip: true },
  behind: put(wideSleeve('straw'), { x: 66, y: -440, flip: true }),
});

const left: Art = posed({
  place: { x: 190, y: 842, size: 1, turn: -2 },
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
    [-120, -22],
    [88, -6],
  ],
  behind: put(wideSleeve('rose'), { x: -62, y: -430 }),
  farArm: { joints: '-10,-346 -78,-418 -52,-520', holds: raised, turn: 12, flip: true },
  nearArm: { joints: '-4,-350 44,-258 116,-252', turn: 4 },
});

const right: Art = posed({
  place: { x: 410, y: 842, size: 1, turn: 2, flip: true },
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
    [-120, -22],
    [88, -6],
  ],
  behind: put(wideSleeve('sage'), { x: -62, y: -430 }),
  farArm: { joints: '-10,-346 -78,-418 -52,-520', holds: raised, turn: 12, flip: true },
  nearArm: { joints: '-4,-350 44,-258 116,-252', hand: 'hidden' },
});
