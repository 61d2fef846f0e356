import { eachOf, eachRow, fill, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { swellPath } from '../drawing/swell.ts';
import { standing } from '../primitives/ground.ts';
import { peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { gust, litBank } from '../primitives/skies.ts';
import { page } from './pageOfSwords/page.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in blue, one knee bent on a rock above the clouds, holds a long sword up in both hands and looks back into the wind, which blows out dark hair, a long red cape and the grass; four birds fly.',
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
    standing(160, 828, 70),
    standing(450, 802, 70),
    put(page, { x: 290, y: 832, size: 1.24 }),
    grass,
  ],
};

/** The edge of the rock, which rises to the right. */
const height: Art = [
  fill(
    'stone',
    'M30 910V846L96 826L190 824L262 838L330 858L362 822L392 800L470 794L514 802L536 822L570 832V910Z',
  ),
  fill('stoneDark', 'M330 858L362 822L392 800L416 822L394 862L410 910H290Z', { width: 1.8 }),
  fill('stoneDark', 'M190 824L262 838L330 858L290 910H226L210 866Z', { width: 1.8 }),
  eachOf('96,826,110,870 470,794,458,840 514,802,522,850 110,870,96,900 458,840,474,900', (x, y, tx, ty) =>
    line(`M${x} ${y}L${tx} ${ty}`, 1.8),
  ),
];

/** Tufts that the wind bends to the right. */
const grass: Art = eachOf('74,850,1 236,846,1.1 300,862,0.9 412,838,0.9 530,836,1', (x, y, size) =>
  put(
    ['-14,4 -10,-18 6,-34 26,-38', '-6,4 2,-16 20,-26 42,-24', '2,4 14,-8 32,-10 52,-4'].map((points) =>
      fill('leaf', swellPath(points, [8, 8, 5, 1.5]), { width: 1.2 }),
    ),
    { x, y, size },
  ),
);

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
