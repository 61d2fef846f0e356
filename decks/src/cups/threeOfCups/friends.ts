import { type Art, eachRow, type Place, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { claspedHands } from '../../figure/claspedHands.ts';
import { cuffedArm, placed } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import type { Skin } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';
import { cup, heldAt } from '../../suits/objects.ts';

const raised = heldAt(cup, 48, 0.54);

export const behind: Art = posed({
  place: { x: 268, y: 800, size: 1.04 },
  bow: -5,
  look: { skin: 'skinDark', hair: 'hairBlack', cut: 'bun', mood: 'glad', eyes: 'open', shape: 'round' },
  hat: HATS.roseWreath,
  cloth: 'straw',
  trim: 'wine',
  farArm: { joints: '-42,-350 -84,-296 -144,-276', hand: 'hidden' },
  nearArm: { joints: '38,-350 90,-424 62,-536', holds: raised, turn: 4, flip: true },
});

const LEFT = { x: 152, y: 846, turn: -5 };

const RIGHT = { x: 448, y: 846, turn: 5, flip: true };

const HELD = { x: 300, y: 606, size: 1.3 };

export const left: Art = posed({
  place: LEFT,
  side: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'glad', nose: 'snub' },
  behindHead: [
    limb('hairFair', '-30,-20 -62,40 -70,130 -92,210', [84, 74, 56, 8]),
    graven('-56,20 -64,90 -84,180', 5),
  ],
  hat: put(HATS.leafBand, { turn: -8 }),
  bow: -10,
  spine: '-2,-366 -12,-306 0,-240',
  cloth: 'rose',
  hose: 'skinFair',
  farLeg: { joints: '10,-210 30,-150 62,-62', foot: 28 },
  nearLeg: { joints: '-10,-210 -20,-110 -26,-18', foot: 2 },
  hem: [
    [-104, -44],
    [104, -92],
  ],
});

export const right: Art = posed({
  place: RIGHT,
  side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'glad' },
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
  farLeg: { joints: '10,-210 30,-150 62,-62', foot: 28 },
  nearLeg: { joints: '-10,-210 -20,-110 -26,-18', foot: 2 },
  hem: [
    [-104, -44],
    [104, -92],
  ],
});

/** Hand in hand before the third, and each a cup on high. */
export const arms: Art = [
  claspedHands('skinFair', 'skinOlive', HELD),
  eachRow<Parameters<typeof danceArms>>(
    [
      [LEFT, 1, 'rose', 'skinFair'],
      [RIGHT, -1, 'sage', 'skinOlive'],
    ],
    (friend, side, cloth, skin) => danceArms(friend, side, cloth, skin),
  ),
];

function danceArms(friend: Place, side: 1 | -1, cloth: Role, skin: Skin): Art {
  return [
    cuffedArm({
      shoulder: placed([6, -348], friend),
      elbow: [300 - side * 108, 590],
      cloth,
      size: 0.96,
      at: HELD,
      wrist: [side * -26, 1],
      hand: () => false,
    }),
    cuffedArm({
      shoulder: placed([-12, -350], friend),
      elbow: [300 - side * 112, 424],
      cloth,
      at: { x: 302 - side * 106, y: 316, turn: side * -34, flip: side < 0 },
      wrist: [-22, 14],
      hand: (place) => grip(skin, place, raised),
    }),
  ];
}
