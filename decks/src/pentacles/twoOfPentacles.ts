import { type Art, eachOf, fill, line, put, rays, tube } from '../drawing/art.ts';
import { times, toTenth, type Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
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
  mood: 'glad',
  turn: -0.9,
} as const;

export const twoOfPentacles: Scene = {
  alt: 'A juggler in a tall hat dances on one foot and keeps two coins moving above his open hands before a green ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 110, 420, 26, 0.4),
    water(620, 8, 30),
    crests,
    put(sailingShip(0, 0, 0.94), { x: 106, y: 736, turn: -10 }),
    put(sailingShip(0, 0, 0.84, 'trim'), { x: 500, y: 742, turn: 12 }),
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
        joints: '286,630 204,712 284,768',
        foot: 24,
      },
    }),
    fill('glow', 'M286 402L300 420L316 402L322 416L300 440L280 416Z', { width: 1.6 }),
    graven('276,460 270,520 280,570', 4),
    graven('330,460 338,520 328,570', 4),
    ribbon,
    sleevedArm(
      { joints: '262,436 196,516 140,462', hand: 'open', turn: 52, flip: true },
      'wine',
      'skinBrown',
      'trim',
      1.1,
    ),
    sleevedArm(
      { joints: '342,436 410,530 464,500', hand: 'open', turn: -46 },
      'wine',
      'skinBrown',
      'trim',
      1.1,
    ),
    pentacle(134, 384, 0.66),
    pentacle(474, 408, 0.66),
  ],
};

/** High waves under the ships, with foam on their crests. */
const crests: Art = eachOf('110,716,1.1 494,724,1 214,760,0.7 404,764,0.7', (x, y, size) =>
  put(
    [
      fill(
        'waterLight',
        'M-112 70C-70 50 -50 -2 0 -14C34 -20 60 0 56 22C44 8 28 10 22 24C40 50 80 60 112 70Z',
      ),
      fill('light', 'M-36 14C-24 -4 -10 -14 4 -15C34 -20 60 0 56 22C44 8 28 8 20 16C8 4 -16 0 -36 14Z', {
        width: 1.4,
      }),
      graven('-70,54 -34,30 0,24 20,46', 4, 'light'),
    ],
    { x, y, size },
  ),
);

/** A point of the lying eight whose ends are lifted to the coins; `t` goes once round it from 0 to 1. */
function onEight(t: number): Point {
  const angle = t * 2 * Math.PI;
  const k = 1 + Math.sin(angle) ** 2;
  const x = (226 * Math.cos(angle)) / k;
  return [304 + x, 566 + (430 * Math.sin(angle) * Math.cos(angle)) / k - x * x * 0.0033];
}

const strand = (from: number, to: number, steps = 40): string =>
  `M${times(steps + 1, (i) =>
    onEight(from + ((to - from) * i) / steps)
      .map(toTenth)
      .join(' '),
  ).join('L')}`;

/** A band in the sign of infinity behind the coins, before the body: one strand crosses the other in the middle. */
const ribbon: Art = [
  tube('leaf', strand(0, 1, 110), 22),
  line(strand(0, 1, 110), 3, 'sageDark', 0.7),
  tube('leaf', strand(0.19, 0.31, 12), 22),
  line(strand(0.18, 0.32, 12), 24, 'leaf'),
  line(strand(0.18, 0.32, 12), 3, 'sageDark', 0.7),
];
