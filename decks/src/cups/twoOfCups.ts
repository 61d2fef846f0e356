import { snake } from '../creatures/beasts.ts';
import { wing } from '../creatures/wing.ts';
import { type Art, eachOf, fill, line, mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { openHand } from '../figure/grip.ts';
import { HATS } from '../figure/hats.ts';
import { closedOver } from '../figure/holds.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { curledHair, longHair } from '../figure/profileHair.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const twoOfCups: Scene = {
  alt: 'A woman and a man in garlands look into each other’s eyes, hold hands and touch rims with a cup each; between them a staff with two snakes bears a winged heart.',
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
    joined,
    eachOf('64,862,-104 80,866,-76 290,862,-110 306,862,-72 520,866,-100 536,862,-74', (x, y, turn, i) =>
      leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark'),
    ),
    fill('wine', 'M226 842C226 828 252 828 266 840C272 848 266 854 258 854H228Z', { width: 1.8 }),
    eachOf('72,854,14 104,866,11 282,860,15 318,864,12 348,858,13 500,862,12 530,852,14', (x, y, r, i) =>
      flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
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

const raised = heldAt(cup, 48, 0.58, 13);

const woman: Art = posed({
  place: { x: 178, y: 848, size: 1.06 },
  skin: 'skinFair',
  otherHead: [
    profile({ skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'tender' }),
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
  farArm: { joints: '24,-346 50,-274 64,-332', holds: raised, turn: 6 },
  nearArm: {
    joints: '-8,-350 12,-250 104,-218',
    hand: 'hidden',
  },
});

const man: Art = [
  posed({
    place: { x: 432, y: 848, size: 1.08, flip: true },
    skin: 'skinBrown',
    otherHead: [
      profile({ skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'tender' }),
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
    farArm: { joints: '24,-346 54,-274 73,-326', holds: raised, turn: 6 },
    nearArm: { joints: '-8,-350 16,-246 112,-218', hand: 'hidden' },
  }),
];

/** His hand open under hers, her fingertips on his wrist. */
const joined: Art = [
  openHand('skinBrown', { x: 306, y: 614, turn: 8, flip: true, size: 1.02 }),
  closedOver('skinFair', { x: 298, y: 606, turn: -52, size: 1 }),
];

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;
