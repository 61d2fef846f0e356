import { type Art, eachOf, fill, flat, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { closedOver } from '../figure/holds.ts';
import { curledHair } from '../figure/profileHair.ts';
import { seatedAside } from '../figure/seatedAside.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill } from '../primitives/land.ts';
import { oak } from '../primitives/oak.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const fourOfCups: Scene = {
  alt: 'Somebody in a green cloak sits under an oak, arms folded and eyes shut, before three cups in the grass; a hand from a cloud offers a fourth that is not seen.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(640, 12, 'far', 0.6),
    hill(710, 8, 'mid', 2),
    oak(478, 826, 1.9),
    hill(800, 5, 'near', 1),
    standing(400, 850, 190),
    sitter,
    offered,
    eachOf('78,776 126,802 176,778', (x, y) => [standing(x, y + 64, 44), cup(x, y, 0.66)]),
    times(9, (i) => leaf(58 + i * 60, 874, -100 + (i % 3) * 22, 28, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

/** Arms folded, the head bent, the eyes shut. */
const sitter: Art = put(
  seatedAside({
    side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'closed', mood: 'sad' },
    wears: curledHair('hairBrown'),
    bow: 14,
    headSize: 0.92,
    robe: 'wine',
    mantle: 'sage',
    farArm: { joints: '280,452 330,556 262,520', hand: 'hidden' },
    nearArm: { joints: '244,448 222,566 344,528', hand: 'hidden' },
    held: closedOver('skinOlive', { x: 346, y: 524, turn: 10, size: 1.02 }),
  }),
  { x: 612, y: 172, size: 0.82, flip: true },
);

const offered: Art = [
  rays(216, 336, 60, 130, 14, 0.8),
  limb('linen', '52,420 110,418 166,412', [66, 60, 50]),
  graven('70,404 110,408 150,400', 4),
  fill('trim', 'M156 384L180 382L184 438L160 442Z', { width: 1.8 }),
  put(
    sleevedArm(
      { joints: '60,424 120,420 216,404', holds: heldAt(cup, 48, 1), turn: -8 },
      'skinFair',
      'skinFair',
      'trim',
      1.3,
    ),
    {},
  ),
  fill('trim', 'M150 388L172 386L176 436L154 440Z', { width: 1.8 }),
  flat('linen', 'M52 392L150 390L152 438L52 448Z'),
  cloud(56, 396, 0.8, 'light'),
  cloud(44, 444, 1, 'light'),
];
