import { type Art, eachOf, fill, flat, line, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { advisers, chips, mason, planInHands } from './threeOfPentacles/builders.ts';

export const threeOfPentacles: Scene = {
  alt: 'A bearded mason in a linen cap drives a chisel with a mallet into a church window in which three coins are set, and chips fly; a monk and an architect with the plan of it in his hand look up at the work.',
  draw: (chance) => [
    sky(chance, { stars: 10 }),
    flat('shade', boxPath(40, 30, 520, 870)),
    vault,
    wall,
    firelight(300, 350, 300, 0.45),
    chips,
    block,
    advisers,
    mason,
    planInHands,
    firelight(238, 450, 200, 0.4),
  ],
};

const vault: Art = [
  fill(
    'stoneDark',
    'M70 900V420C70 250 180 160 300 110C420 160 530 250 530 420V900H480V430C480 300 400 230 300 184C200 230 120 300 120 430V900Z',
  ),
  fill('ink', 'M120 900V430C120 300 200 230 300 184C400 230 480 300 480 430V900Z'),
  rays(300, 420, 60, 360, 24, 0.25),
  fill(
    'stone',
    'M120 548V430C120 300 200 230 300 184C400 230 480 300 480 430V548H462V528C458 490 434 462 390 444C346 462 322 490 318 528V548H282V528C278 490 254 462 210 444C166 462 142 490 138 528V548Z',
  ),
  eachOf('300,352,17 158,420,13 442,420,13 300,438,15', (x, y, r) => disc('ink', x, y, r, 1.8)),
  eachOf('300,272 226,384 374,384', (x, y) => [disc('ink', x, y, 64, 2), pentacle(x, y, 0.6)]),
];

/** A block of stone on which he has begun to work. */
const block: Art = [
  fill('stone', 'M226 762H372V900H226Z'),
  fill('steelDark', 'M226 762L246 738H392L372 762Z', { width: 2 }),
  fill('stoneDark', 'M372 762L392 738V900H372Z', { width: 2 }),
  line(
    'M242 800l14 -12M264 806l14 -12M286 800l14 -12M308 808l14 -12M330 800l14 -12M344 834l12 -10',
    2.4,
    'ink',
    0.5,
  ),
];

/** Courses of stone below the window, which is not finished yet. */
const wall: Art = [
  eachOf('40,560 170,560 300,560 430,560 40,640 105,640 235,640 365,640 495,640 40,720 430,720', (x, y, i) =>
    fill(i % 3 ? 'stone' : 'stoneDark', boxPath(x, y, y === 640 && x === 40 ? 61 : 126, 76), { width: 1.8 }),
  ),
  fill('stone', 'M40 540H560V562H40Z', { width: 2.4 }),
];
