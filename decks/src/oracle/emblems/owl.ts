import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { firs, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const owl: OracleScene = {
  alt: 'A large brown owl with golden eyes sits on an oak branch before the moon and looks straight at us, a dark wood below it.',
  hour: 'night',
  draw: (chance) => [
    emblemSky(chance, { y: 366, stars: 60 }),
    hills(680, [40, 70, 30, 60, 40, 80, 40], 'mid'),
    oracleHaze(80, 660, 190, 'dusk', 0.5),
    firs(
      [
        [70, 812, 170],
        [122, 826, 130],
        [180, 836, 150],
        [244, 842, 110],
        [350, 840, 120],
        [414, 830, 150],
        [476, 826, 130],
        [534, 812, 180],
      ],
      'near',
    ),
    fill(
      'wood',
      'M40 662C150 640 260 668 360 650C440 636 500 646 560 620V664C500 684 440 672 370 690C270 706 150 690 40 708Z',
    ),
    line('M60 684C170 668 250 694 350 674M380 668C440 656 500 664 548 646M140 674q20 -8 40 2', 2, 'woodDark'),
    eachRow(
      [
        [84, 656, -130],
        [96, 654, -84],
        [112, 652, -40],
        [486, 642, -120],
        [500, 640, -72],
        [520, 636, -30],
        [446, 678, 66],
        [112, 694, 100],
        [130, 692, 56],
        [506, 664, 50],
      ],
      oakLeaf,
    ),
    bird,
  ],
};

/** A lobed leaf on its twig. */
const oakLeaf = (x: number, y: number, turn: number, i: number): Art =>
  put(
    [
      line('M0 0H22', 7, 'line'),
      line('M0 0H22', 4, 'wood'),
      fill(
        i % 2 ? 'leaf' : 'leafDark',
        'M18 0C24 -12 30 -10 33 -5C34 -20 46 -22 48 -9C52 -24 66 -22 66 -8C76 -14 84 -6 84 0C84 6 76 14 66 8C66 22 52 24 48 9C46 22 34 20 33 5C30 10 24 12 18 0Z',
        { width: 1.8 },
      ),
      line('M18 0H76M34 0l8 -10M34 0l8 10M50 0l8 -10M50 0l8 10', 1.4, 'line', 0.6),
    ],
    { x, y, turn },
  );

const bird: Art = put(
  [
    fill('woodDark', 'M-36 170L-24 262H24L36 170Z'),
    line('M-14 180L-12 256M14 180L12 256', 2, 'wood'),
    fill(
      'wood',
      'M0 -150C-60 -160 -104 -120 -108 -60C-128 20 -112 120 -56 176C-30 200 30 200 56 176C112 120 128 20 108 -60C104 -120 60 -160 0 -150Z',
    ),
    fill(
      'linen',
      'M0 -20C-50 -16 -72 30 -62 90C-54 146 -26 182 0 186C26 182 54 146 62 90C72 30 50 -16 0 -20Z',
      { width: 1.8 },
    ),
    times(6, (row) =>
      times(5 - (row > 3 ? row - 3 : 0), (i) => {
        const count = 5 - (row > 3 ? row - 3 : 0);
        const x = (i - (count - 1) / 2) * 24 + (row % 2 ? 6 : -6);
        return line(`M${x - 8} ${16 + row * 28}q8 14 16 0`, 2.6, 'woodDark');
      }),
    ),
    mirrored(
      [
        fill('woodDark', 'M84 -40C124 20 120 110 62 176C54 120 54 20 84 -40Z'),
        line(
          'M74 8q8 12 14 0q8 12 14 0M66 40q8 13 15 0q9 13 16 0q7 10 13 2M62 74q8 14 16 0q9 14 17 0q7 12 13 0',
          2.4,
          'straw',
        ),
        line('M102 92Q98 130 72 162M88 96Q84 130 68 158M72 96Q70 124 64 146', 2.2, 'straw'),
        fill('wood', 'M30 -140C60 -146 84 -170 92 -196C112 -164 108 -128 88 -104Z'),
        disc('linen', 44, -74, 50),
        times(12, (i) =>
          line(
            `M${44 + 30 * Math.cos(i * 0.524)} ${-74 + 30 * Math.sin(i * 0.524)}L${44 + 46 * Math.cos(i * 0.524)} ${-74 + 46 * Math.sin(i * 0.524)}`,
            1.6,
            'wood',
          ),
        ),
        disc('glow', 44, -74, 29),
        disc('ink', 44, -74, 15, 0),
        flat('light', circlePath(49, -80, 5)),
        line('M-2 -118C20 -136 60 -136 92 -112', 6, 'woodDark'),
        [14, 28, 42].map((x) => fill('metal', `M${x} 176q8 -6 12 4v26q-6 8 -12 0Z`, { width: 1.8 })),
      ],
      0,
    ),
    fill('metal', 'M-14 -62C-6 -74 6 -74 14 -62L0 -24Z'),
  ],
  { x: 300, y: 468, size: 0.98 },
);
