import { eachOf, eachRow, fill, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { page } from './pageOfSwords/page.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in blue stands with feet apart on a rocky height above the clouds, holds a long sword up in both hands and looks back over the shoulder into the wind, which blows out dark hair and a red cape; four birds fly.',
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
        [104, 350, 0.9, -8, false],
        [170, 262, 0.7, -20, false],
        [110, 230, 0.6, 10, true],
        [210, 180, 0.5, 14, true],
      ],
      (x, y, size, turn, flip) => bird(x, y, size, turn, flip),
    ),
    litBank(780, 'dusk', [560, 200], 4),
    height,
    standing(286, 832, 130),
    put(page, { x: 286, y: 826, size: 1.24 }),
  ],
};

/** The rock that he stands on. */
const height: Art = [
  fill('stone', 'M40 900V872L86 856L128 862L168 826L250 818L330 822L408 816L446 848L500 852L560 880V900Z'),
  eachOf('168,826,180,900 250,818,240,870 330,822,352,900 408,816,396,866 446,848,470,900', (x, y, tx, ty) =>
    line(`M${x} ${y}L${tx} ${ty}`, 1.8),
  ),
];

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
