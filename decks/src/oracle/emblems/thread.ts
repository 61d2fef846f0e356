import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { house } from '../../primitives/buildings.ts';
import { oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const thread: OracleScene = {
  alt: 'A red thread runs from a wooden spool and a needle in the grass over hill after hill to the door of a small house, and on to the moon, where it is looped round a crater.',
  hour: 'field',
  draw: (chance) => [
    emblemSky(chance, { x: 376, y: 206, r: 104 }),
    hills(520, [40, 80, 30, 60, 20, 90, 50], 'far'),
    oracleHaze(60, 500, 170),
    oracleRidge(
      [
        [40, 590],
        [140, 540],
        [260, 580],
        [380, 530],
        [480, 560],
        [560, 520],
      ],
      'mid',
    ),
    disc('metalDark', 374, 196, 15, 2),
    strand(
      'M400 196A27 27 0 1 0 374 223C424 226 470 300 420 340C372 376 250 352 262 416C272 466 398 420 400 504',
    ),
    house(404, 556, 0.7),
    oracleRidge(
      [
        [40, 640],
        [180, 660],
        [300, 610],
        [430, 650],
        [560, 600],
      ],
      'leaf',
    ),
    oracleRidge(
      [
        [40, 710],
        [160, 680],
        [300, 720],
        [440, 680],
        [560, 720],
      ],
      'near',
    ),
    strand(
      'M413 556C424 594 340 598 300 612C250 640 120 640 130 676C140 700 330 690 420 690C500 694 480 742 400 738C330 736 310 744 262 752',
    ),
    spool,
    needle,
  ],
};

const strand = (d: string): Art => [line(d, 8.6, 'line'), line(d, 5.4, 'red')];

const spool: Art = put(
  [
    fill('wood', 'M-70 -92C-70 -116 70 -116 70 -92V-72C70 -56 -70 -56 -70 -72Z'),
    fill('straw', 'M-70 -94C-70 -116 70 -116 70 -94C70 -74 -70 -74 -70 -94Z'),
    flat('ink', circlePath(0, -95, 9)),
    fill('red', 'M-52 -66C-40 -56 40 -56 52 -66C60 -30 60 20 52 50H-52C-60 20 -60 -30 -52 -66Z'),
    times(8, (i) =>
      line(
        `M${-54 - (i > 1 && i < 6 ? 3 : 0)} ${-52 + i * 13}Q0 ${-40 + i * 13} ${54 + (i > 1 && i < 6 ? 3 : 0)} ${-52 + i * 13}`,
        2.2,
        'redDark',
      ),
    ),
    fill('wood', 'M-70 50C-70 38 -50 48 0 48C50 48 70 38 70 50V72C70 94 -70 94 -70 72Z'),
    line('M-66 66C-50 80 50 80 66 66', 2, 'woodDark'),
  ],
  { x: 190, y: 690, size: 1.42 },
);

const needle: Art = put(
  [
    fill('steel', 'M-8 -120C-8 -136 8 -136 8 -120L3 96L0 118L-3 96Z'),
    fill('ink', 'M-2.6 -118C-2.6 -124 2.6 -124 2.6 -118V-92C2.6 -88 -2.6 -88 -2.6 -92Z', { width: 1 }),
    line('M0 -104C30 -130 60 -110 50 -80C44 -62 70 -50 84 -62', 8.6, 'line'),
    line('M0 -104C30 -130 60 -110 50 -80C44 -62 70 -50 84 -62', 5.4, 'red'),
  ],
  { x: 420, y: 706, turn: 28, size: 1.1 },
);
