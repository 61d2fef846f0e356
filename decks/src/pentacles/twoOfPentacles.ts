import { put, rays, fill, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { hairBehind, head } from '../figure/head.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

const LOOK = {
  skin: 'skinBrown',
  hair: 'hairBlack',
  cut: 'curls',
  shape: 'round',
  eyes: 'open',
  brow: 'raised',
  mouth: 'smile',
  turn: -0.9,
} as const;

export const twoOfPentacles: Scene = {
  alt: 'A juggler in a tall hat dances on one foot and keeps two coins moving above his open hands in a ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 110, 420, 26, 0.4),
    water(620, 8, 30),
    put(sailingShip(0, 0, 0.94), { x: 106, y: 736, turn: -10 }),
    put(sailingShip(0, 0, 0.84, 'glow'), { x: 500, y: 742, turn: 12 }),
    hill(800, 5, 'near', 1),
    standing(306, 850, 110),
    actor({
      skin: 'skinBrown',
      head: [hairBehind(LOOK), head(LOOK), HATS.tallHat],
      headAt: { x: 296, y: 330, size: 0.72, turn: -8 },
      spine: '300,420 302,500 304,598',
      girth: [104, 116, 86],
      cloth: 'wine',
      hem: [
        [226, 676],
        [384, 668],
      ],
      hose: 'sage',
      limbs: 1.1,
      farLeg: {
        joints: '326,630 322,740 304,830',
      },
      nearLeg: {
        joints: '286,630 196,700 244,786',
        foot: 30,
      },
      farArm: {
        joints: '262,432 190,560 142,500',
        hand: 'open',
        turn: 64,
        flip: true,
      },
      nearArm: {
        joints: '342,432 408,552 458,476',
        hand: 'open',
        turn: -60,
      },
    }),
    (['line', 'leaf'] as const).map((role, i) =>
      line(
        'M300 470C250 330 78 320 78 440C78 550 240 580 300 470C360 360 522 320 522 410C522 520 350 600 300 470Z',
        i ? 11 : 15,
        role,
      ),
    ),
    fill('glow', 'M286 402L300 420L316 402L322 416L300 440L280 416Z', { width: 1.6 }),
    graven('276,460 270,520 280,570', 4),
    graven('330,460 338,520 328,570', 4),
    pentacle(120, 412, 0.74),
    pentacle(476, 386, 0.74),
  ],
};
