import { clipped, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud } from '../primitives/land.ts';
import { rain } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { sword } from '../suits/objects.ts';

export const threeOfSwords: Scene = {
  alt: 'Three swords pierce a red heart under rain clouds.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 450, 120, 470, 26, 0.4),
    land('swords'),
    times(34, () => [70 + chance() * 460, 250 + chance() * 430] as const)
      .filter(([x, y]) => Math.abs(x - 300) > 140 || y > 620)
      .map((at) => rain([at])),
    eachRow(
      [
        [300, 652, 0],
        [388, 570, -34],
        [212, 570, 34],
      ],
      (x, y, turn) => put(fill('steel', 'M-17 -60L17 -60L0 34Z', { width: 2 }), { x, y, turn }),
    ),
    fill(
      'red',
      'M300 606C164 514 136 440 158 384C180 330 260 326 300 390C340 326 420 330 442 384C464 440 436 514 300 606Z',
      { width: 3 },
    ),
    flat(
      'redDark',
      'M442 384C464 440 436 514 300 606L300 576C396 500 420 440 410 366C424 368 436 372 442 384Z',
      0.8,
    ),
    line('M190 400C194 376 218 362 242 366', 5, 'light', 0.8),
    put(sword(0, 0, 1.66, 180), { x: 246, y: 360, turn: -34 }),
    put(sword(0, 0, 1.66, 180), { x: 354, y: 360, turn: 34 }),
    sword(300, 420, 1.9, 180),
    clipped(
      'M140 486Q300 536 460 486V700H140ZM158 400H196V500H158Z',
      fill(
        'red',
        'M300 606C164 514 136 440 158 384L190 468C230 500 262 480 300 500C338 480 370 500 410 468L442 384C464 440 436 514 300 606Z',
        { edge: 'none' },
      ),
    ),
    line('M168 474C196 530 238 564 300 606C362 564 404 530 432 474', 3),
    cloud(136, 158, 0.9, 'stone'),
    cloud(464, 158, 0.9, 'stone'),
  ],
};
