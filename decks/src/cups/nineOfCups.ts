import { fill, line, rays, type Art } from '../drawing/art.ts';
import { polar, times, toTenth } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { hill } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { host } from './nineOfCups/host.ts';

export const nineOfCups: Scene = {
  alt: 'A stout host in a round cap, seen large, folds his arms and smiles broadly; nine cups stand round his head on the steps of an arched shelf with a curtain.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 100, 460, 30, 0.45),
    hill(640, 8, 'far', 1),
    curtain,
    times(9, (i) => [board(...place(i)), cup(...place(i), 0.5)]),
    host,
  ],
};

/** Where each cup stands on the arc. */
export const place = (i: number): readonly [number, number] =>
  polar(300, 486, i % 8 ? 236 - Math.abs(i - 4) * 5 : 218, -90 + (i - 4) * 24);

const board = (x: number, y: number): Art =>
  fill('wood', `M${toTenth(x - 36)} ${toTenth(y + 45)}h72v11h-72Z`, { width: 1.8 });

/** Behind the shelf, in folds, its lower edge out of sight. */
const curtain: Art = [
  fill('cloth', 'M52 900V500C70 330 180 228 300 228C420 228 530 330 548 500V900Z'),
  times(6, (i) =>
    graven(
      [
        [82 + i * 88, 560 - Math.sin((i / 5) * Math.PI) * 130],
        [76 + i * 90, 700],
        [70 + i * 92, 890],
      ],
      6,
    ),
  ),
  line('M52 500C70 330 180 228 300 228C420 228 530 330 548 500', 8, 'trim'),
];
