import { snake } from '../creatures/beasts.ts';
import { wing } from '../creatures/wing.ts';
import { eachOf, fill, line, mirrored, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { joined, man, toast, woman } from './twoOfCups/pair.ts';

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
    toast,
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

const heart = (x: number, y: number, r: number): string =>
  `M${x} ${y + r}C${x - r * 1.1} ${y + r * 0.3} ${x - r * 1.25} ${y - r * 0.35} ${x - r} ${y - r * 0.7}C${x - r * 0.7} ${y - r * 1.1} ${x - r * 0.15} ${y - r} ${x} ${y - r * 0.5}C${x + r * 0.15} ${y - r} ${x + r * 0.7} ${y - r * 1.1} ${x + r} ${y - r * 0.7}C${x + r * 1.25} ${y - r * 0.35} ${x + r * 1.1} ${y + r * 0.3} ${x} ${y + r}Z`;
