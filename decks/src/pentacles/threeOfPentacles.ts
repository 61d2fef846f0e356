import { type Art, eachOf, fill, flat, line } from '../drawing/art.ts';
import { boxPath, circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { architect, chips, mason, planInHands } from './threeOfPentacles/builders.ts';

export const threeOfPentacles: Scene = {
  alt: 'A bearded mason in a red cap sets a chisel to the pale tracery of a church window with three coins, lifts a mallet to strike it, and chips fly; a veiled architect who holds the plan of the window looks up at the work.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    vault,
    wall,
    architect,
    mason,
    planInHands,
    chips,
  ],
};

/** Pale tracery in a pointed window: each coin lies in a dark round of its own. */
const vault: Art = [
  fill(
    'stoneDark',
    'M70 900V420C70 250 180 160 300 110C420 160 530 250 530 420V900H480V430C480 300 400 230 300 184C200 230 120 300 120 430V900Z',
  ),
  fill('linen', 'M92 552V414C92 268 186 190 300 142C414 190 508 268 508 414V552Z'),
  line('M108 548V418C108 282 196 206 300 160C404 206 492 282 492 418V548', 2.4, 'wood', 0.7),
  eachOf('300,252 190,394 410,394', (x, y) => line(circlePath(x, y, 80), 2.4, 'wood', 0.6)),
  // Two lancets and a quatrefoil between the coins are open.
  fill('cloth', 'M120 552V540C122 510 146 490 184 476C222 490 246 510 248 540V552Z'),
  fill('cloth', 'M352 552V540C354 510 378 490 416 476C454 490 478 510 480 540V552Z'),
  line('M184 480V552M152 492V552M216 492V552M416 480V552M384 492V552M448 492V552', 1.6, 'trim', 0.7),
  fill(
    'clothDark',
    'M300 340C318 340 322 356 314 364C322 356 338 362 338 378C338 394 322 400 314 392C322 400 318 416 300 416C282 416 278 400 286 392C278 400 262 394 262 378C262 362 278 356 286 364C278 356 282 340 300 340Z',
  ),
  eachOf('300,252 190,394 410,394', (x, y) => [disc('ink', x, y, 66, 2.4), pentacle(x, y, 0.64)]),
];

/** Courses of stone below the window, which is not finished yet. */
const wall: Art = [
  eachOf(
    '40,560 170,560 300,560 430,560 105,640 235,640 365,640 170,720 300,720 235,800 365,800',
    (x, y, i) => fill(i % 3 ? 'stone' : 'stoneDark', boxPath(x, y, 126, 76), { width: 1.8 }),
  ),
  fill('stone', 'M40 540H560V562H40Z', { width: 2.4 }),
];
