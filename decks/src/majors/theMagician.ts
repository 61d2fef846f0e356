import { eachOf, fill, line, put, rays, tube } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { flower, leaf, lily } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { suitEmblem } from '../suits/objects.ts';
import { lowered, magician } from './magician/magician.ts';
import { coin, stave } from './magician/tools.ts';

export const theMagician: Scene = {
  alt: 'A robed magician raises a wand to the sky and points straight down with the other, under the sign of infinity; a cup, a sword, a staff and a coin lie on the table before.',
  draw: (chance) => [
    sky(chance),
    rays(300, 355, 150, 520, 28),
    halo(300, 348, 132),
    hill(700, 12, 'far', 1),
    magician,
    [false, true].map((flip) =>
      put(
        [
          tube('leafDark', 'M62 262C72 214 104 182 150 152C186 130 214 112 258 102', 6),
          eachOf(
            '68,236,-160 76,214,10 126,170,-130 132,164,50 172,138,-110 178,136,70 228,112,-120 230,110,50 254,102,-20',
            (x, y, turn, i) => leaf(x, y, turn, 34, i % 2 ? 'leaf' : 'leafDark'),
          ),
          times(3, (i) => flower(102 + i * 50, 188 - i * 32, 25, 6)),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    fill('clothDark', 'M60 776H540V900H60Z'),
    times(8, (i) => line(`M${90 + i * 60} 790V900`, 1.4, 'line', 0.35)),
    fill('linen', 'M92 696H508L556 776L552 792H48L44 776Z'),
    line('M46 778H554', 1.6, 'line', 0.6),
    put(suitEmblem('cups', 0.62), { x: 128, y: 678 }),
    put(coin, { x: 206, y: 732 }),
    put(suitEmblem('swords', 0.72), { x: 346, y: 754, turn: 87 }),
    put(stave, { x: 318, y: 714, turn: -2, size: 0.84 }),
    lowered,
    [94, 178, 262, 346, 430, 506].map((x, i) =>
      i % 2 ? lily(x, 862, 0.9, (i - 2.5) * 4) : flower(x, 836, 27, 6),
    ),
    [118, 214, 306, 392, 478].map((x, i) => leaf(x, 868, -90 + (i - 2) * 8, 44, i % 2 ? 'leaf' : 'leafDark')),
  ],
};
