import { eachOf, eachRow, fill, line, put, rays, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { leaf } from '../primitives/plants.ts';
import { clump, type Clump } from '../primitives/oak.ts';
import { sky } from '../primitives/sky.ts';
import { hanging } from './hangedMan/hanging.ts';

export const theHangedMan: Scene = {
  alt: 'A man hangs at ease by one foot from a living tree in leaf, the other leg crossed behind it and his hands behind his back, a light round his head.',
  draw: (chance) => [
    sky(chance, { stars: 90 }),
    rays(300, 759, 96, 360, 28, 0.6),
    hill(780, 10, 'far', 0.4),
    hill(820, 8, 'near', 2),
    eachRow<Clump>(
      [
        [92, 292, 46, 'leafDark'],
        [142, 214, 56, 'leafDark'],
        [226, 160, 58, 'leafDark'],
        [318, 138, 56, 'leafDark'],
        [408, 156, 56, 'leafDark'],
        [486, 210, 52, 'leafDark'],
        [528, 276, 40, 'leafDark'],
      ],
      clump,
    ),
    fill(
      'wood',
      'M62 884C104 850 116 800 110 700C100 560 96 430 116 320C98 304 84 288 70 262L82 256C96 278 108 288 124 294C140 236 176 204 230 192C222 170 214 152 200 134L214 128C230 148 240 166 248 188C300 180 350 182 398 190C404 172 414 156 430 140L442 148C428 164 420 178 416 194C448 202 476 214 500 228C516 230 526 226 540 216L546 226C532 240 516 246 502 246C506 262 508 276 506 292L492 290C490 272 486 260 478 250C420 226 340 216 280 226C216 236 184 266 178 334C168 440 170 580 186 720C192 800 212 850 254 884C214 868 188 868 166 886C140 868 100 868 62 884Z',
    ),
    line(
      'M104 870C140 820 136 700 130 600C124 480 130 360 152 290M206 868C172 820 162 700 158 620C150 500 148 420 158 350M186 236C240 200 330 202 400 210M420 208C450 216 470 226 488 240M136 760q10 -18 6 -40M150 540q-8 -20 -2 -44',
      1.6,
      'line',
      0.5,
    ),
    fill('woodDark', 'M138 452C150 440 160 446 160 464C158 484 144 490 138 478C134 468 134 460 138 452Z', {
      width: 1.6,
    }),
    eachRow<Clump>(
      [
        [182, 138, 46, 'leaf'],
        [270, 106, 54, 'leaf'],
        [352, 122, 40, 'leaf'],
        [430, 124, 50, 'leaf'],
        [74, 240, 44, 'leaf'],
        [538, 204, 42, 'leaf'],
      ],
      clump,
    ),
    eachOf(
      '176,396,-30,34 108,470,205,32 172,600,-24,30 112,640,200,28 360,214,70,30 420,222,110,32 238,232,100,28 498,288,84,34',
      (x, y, turn, length, i) => leaf(x, y, turn, length, i % 2 ? 'leafDark' : 'leaf'),
    ),
    tube('linen', 'M300 219V246', 5),
    [291, 300, 309].map((x) => tube('linen', `M${x - 3} 186Q${x + 4} 204 ${x} 219`, 5)),
    disc('glow', 300, 759, 98, 2),
    disc('dusk', 300, 759, 86, 1.4),
    put(hanging(), { x: 300, y: 252, turn: 180, size: 1.32 }),
    [244, 253].map((y) => tube('linen', `M286 ${y}Q300 ${y + 7} 314 ${y}`, 5)),
    firelight(300, 759, 240, 0.8),
  ],
};
