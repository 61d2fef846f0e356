import { snake } from '../creatures/beasts.ts';
import { raisedWing } from '../creatures/raisedWing.ts';
import { eachOf, fill, line, mirrored, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { toast } from './twoOfCups/toast.ts';

export const twoOfCups: Scene = {
  alt: 'Two great cups touch rims, each raised by a hand in a sleeve of another colour, and a red ribbon with a bow joins their wrists; between them a staff with two snakes bears a winged heart.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 210, 70, 620, 34, 0.5),
    hill(690, 14, 'far', 0.8),
    hill(770, 10, 'mid', 2),
    staff,
    mirrored(put(wing, { x: 328, y: 236, size: 0.61 })),
    fill('red', heart(300, 206, 60)),
    line('M264 190C266 174 276 164 288 166', 4, 'light', 0.7),
    toast,
    greatStar(300, 462, 40),
    roses,
  ],
};

/** Long feathers below short ones, from the heart outwards. */
const wing: Art = raisedWing({
  edge: '0,0 34,-84 92,-126 160,-132',
  turns: [84, 14],
  lengths: [118, 146],
  quills: 'trim',
  coverts: 'rose',
});

const staff: Art = [
  line('M300 262V880', 12),
  line('M300 262V880', 8, 'metalDark'),
  mirrored(
    snake(
      'M300 600C262 574 252 520 300 482C352 442 350 388 300 352C262 326 262 300 276 286',
      [279, 282],
      'leaf',
    ),
  ),
];

const roses: Art = [
  eachOf('206,872,-150 232,880,-110 394,872,-30 368,880,-70 276,884,-120 326,884,-60', (x, y, turn, i) =>
    leaf(x, y, turn, 54, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf('236,858,24 300,848,32 364,858,24', (x, y, r, i) =>
    flower(x, y, r, 6, i % 2 ? 'red' : 'rose', i % 2 ? 'redDark' : 'red'),
  ),
];

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;
