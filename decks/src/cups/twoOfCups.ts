import { snake } from '../creatures/beasts.ts';
import { wing } from '../creatures/wing.ts';
import { type Art, eachRow, fill, line, mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { openHand } from '../figure/grip.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { curledHair, longHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const twoOfCups: Scene = {
  alt: 'A woman and a man in garlands look into each other’s eyes, hold hands and raise a cup each; between them a staff with two snakes bears a winged heart.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 220, 70, 460, 30, 0.5),
    hill(650, 12, 'far', 0.8),
    hill(720, 10, 'mid', 2),
    hill(800, 5, 'near', 1),
    staff,
    mirrored(wing({ x: 318, y: 244, size: 0.86 })),
    fill('red', heart(300, 214, 56)),
    line('M266 198C268 186 278 178 290 180', 4, 'light', 0.7),
    standing(172, 848, 112),
    standing(434, 848, 96),
    man,
    woman,
    eachRow(
      [
        [64, 862, -104],
        [80, 866, -76],
        [290, 862, -110],
        [306, 862, -72],
        [520, 866, -100],
        [536, 862, -74],
      ],
      (x, y, turn, i) => leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark'),
    ),
    mirrored(flower(76, 852, 14, 5, 'rose', 'red')),
  ],
};

const staff: Art = [
  line('M300 270V520', 9),
  line('M300 270V520', 6, 'metalDark'),
  mirrored(
    snake(
      'M300 500C262 484 262 452 300 432C338 412 338 378 300 360C270 346 268 322 282 308',
      [284, 304],
      'leaf',
    ),
  ),
];

const raised = heldAt(cup, 48, 0.58);

const woman: Art = posed({
  place: { x: 178, y: 848, size: 1.06 },
  skin: 'skinFair',
  otherHead: [
    profile({ skin: 'skinFair', hair: 'hairAuburn', eyes: 'open' }),
    line('M36 38Q44 43 50 36', 2.2, 'redDark'),
    longHair('hairAuburn'),
  ],
  hat: put(HATS.roseWreath, { x: -12, turn: -8 }),
  girth: [72, 96, 76],
  cloth: 'rose',
  hem: [
    [-112, -12],
    [74, -8],
  ],
  farArm: { joints: '24,-346 58,-276 80,-330', holds: raised, turn: -8 },
  nearArm: {
    joints: '-8,-350 12,-246 110,-222',
    holds: openHand('skinBrown', { x: 12, y: 0, turn: 6, flip: true, size: 1 }),
    turn: 0,
  },
});

const man: Art = [
  posed({
    place: { x: 432, y: 848, size: 1.08, flip: true },
    skin: 'skinBrown',
    otherHead: [
      profile({ skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open' }),
      curledHair('hairBlack'),
    ],
    hat: put(HATS.laurel, { x: -12, y: -14, turn: -8 }),
    cloth: 'cloth',
    hose: 'straw',
    hem: [
      [-66, -140],
      [66, -140],
    ],
    behind: [
      fill('clothDark', 'M-6 -366C-60 -350 -84 -240 -104 -70Q-60 -54 -20 -70L10 -340Z'),
      graven('-30,-330 -66,-200 -84,-74', 5),
      graven('-14,-300 -44,-180 -54,-70', 4),
    ],
    farLeg: { joints: '16,-200 26,-110 30,-20' },
    nearLeg: { joints: '-14,-200 -14,-110 -20,-20' },
    farArm: { joints: '24,-346 62,-276 84,-326', holds: raised, turn: -8 },
    nearArm: { joints: '-8,-350 16,-246 112,-218', hand: 'hidden' },
  }),
];

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;
