import { eachRow, fill, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { page } from './pageOfSwords/page.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in blue with long dark hair, seen from behind with the face turned aside, stands in the wind above the clouds, a red cape blown out, holds up a sword in one hand and stretches out the other; four birds fly before the wind.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    gust({ x: 190, y: 250 }),
    gust({ x: 420, y: 420, size: 0.8 }, 'light', 0.4),
    peaks(640, [
      [510, 80, 130],
      [120, 80, 120],
    ]),
    litBank(610, 'stoneDark', [560, 200], 2),
    litBank(690, 'far', [560, 200], 5),
    eachRow<[number, number, number, number, boolean]>(
      [
        [120, 330, 0.9, -8, false],
        [190, 250, 0.8, -20, false],
        [110, 230, 0.6, 10, true],
        [210, 180, 0.5, 14, true],
      ],
      (x, y, size, turn, flip) => bird(x, y, size, turn, flip),
    ),
    put(page, { x: 300, y: 944, size: 1.24 }),
    litBank(846, 'dusk', [560, 200], 4),
  ],
};

/** A bird on the wing, about 90 across. */
const bird = (x: number, y: number, size: number, turn: number, flip: boolean): Art =>
  put(
    fill(
      'light',
      'M-46 -20C-28 -26 -12 -18 -2 -4C8 -24 26 -36 50 -34C34 -26 22 -10 14 4L30 6L14 14C0 20 -14 14 -20 6L-30 8L-22 0C-26 -10 -34 -16 -46 -20Z',
      { width: 1.4 },
    ),
    { x, y, size, turn, flip },
  );
