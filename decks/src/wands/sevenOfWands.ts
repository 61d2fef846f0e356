import { type Art, eachRow, fill, flat, put, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { grip } from '../figure/grip.ts';
import type { Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { curledHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { heldAt, wand } from '../suits/objects.ts';

export const sevenOfWands: Scene = {
  alt: 'Somebody stands firm on a high rock and holds a staff slantwise before him, his hands far apart on it, brow drawn and mouth set, while six hands from below thrust their staffs up, two of them as far as the legs.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 380, 90, 400, 28, 0.45),
    peaks(700, [
      [90, 80, 140],
      [510, 80, 160],
    ]),
    rock,
    standing(280, 832, 170),
    defender,
    eachRow<Foe>(FOES, foe),
  ],
};

const rock: Art = [
  fill('stone', 'M40 900V836L104 800L150 724L200 664L250 646L350 644L410 662L452 730L506 790L560 826V900Z'),
  flat('stoneDark', 'M350 644L410 662L452 730L506 790L560 826V900H400L380 800L396 720Z', 0.7),
  graven('212,670 236,720 220,780', 6),
  graven('380,664 366,720 384,780', 6),
  graven('280,690 300,730 286,790', 5),
  graven('160,740 176,790 160,840', 5),
];

/** His feet wide apart, the face to the right, where the nearest staff comes. */
const defender: Art = put(
  [
    posed({
      place: {},
      side: { skin: 'skinFair', hair: 'hairAuburn', beard: true, eyes: 'open', mood: 'stern' },
      hat: curledHair('hairAuburn'),
      headAt: [16, -426],
      bow: 12,
      spine: '8,-352 -4,-296 -8,-230',
      cloth: 'sage',
      hose: 'straw',
      hem: [
        [-70, -150],
        [62, -158],
      ],
      farLeg: { joints: '12,-206 64,-122 74,-22' },
      nearLeg: { joints: '-18,-206 -60,-118 -86,-20' },
      farArm: { joints: '28,-336 94,-274 98,-338', hand: 'hidden' },
    }),
    sleevedArm(
      { joints: '-8,-338 -98,-282 -50,-222', holds: heldAt(wand, 72, 1.58, 50.5), turn: 40, flip: false },
      'sage',
      'skinFair',
    ),
    grip('skinFair', { x: 98, y: -344, turn: 24 }),
  ],
  { x: 262, y: 836, size: 1.44 },
);

type Foe = readonly [x: number, y: number, turn: number, sleeve: Role, skin: Skin, size: number];

/** Where each staff is gripped and how it leans. */
const FOES: readonly Foe[] = [
  [96, 800, 20, 'wine', 'skinBrown', 1.34],
  [190, 812, 10, 'cloth', 'skinFair', 1.7],
  [246, 850, 14, 'straw', 'skinDark', 1.34],
  [352, 850, -8, 'sageDark', 'skinFair', 1.34],
  [420, 806, -22, 'wine', 'skinOlive', 1.72],
  [504, 796, -24, 'cloth', 'skinBrown', 1.34],
];

function foe(x: number, y: number, turn: number, sleeve: Role, skin: Skin, size: number): Art {
  const side = x < 300 ? -1 : 1;
  return sleevedArm(
    {
      joints: [
        [x + side * 70, y + 190],
        [x + side * 40, y + 110],
        [x, y],
      ],
      holds: heldAt(wand, 22, size, turn),
      turn: turn * 0.6,
      flip: side > 0,
    },
    sleeve,
    skin,
  );
}
