import { eachRow, fill, line, put } from '../../drawing/art.ts';
import { person } from '../../figure/person.ts';
import { star } from '../../primitives/lights.ts';
import { oracleHaze, hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const aquarius: OracleScene = {
  alt: 'A water bearer on a rock pours a stream full of stars from a jar on the shoulder into a lake before a pale moon; above, the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'aquarius'),
    hills(690, [60, 90, 40, 20, 60, 100, 70], 'far'),
    oracleHaze(320, 650, 210),
    stillWater(716),
    fill('near', 'M40 830V760L120 744L210 752L300 764L330 790L320 830Z'),
    fill(
      'waterLight',
      'M352 540C420 560 420 640 416 700C420 740 424 760 396 780H478C470 750 460 720 462 680C462 600 450 530 352 512Z',
    ),
    line('M372 534C430 560 434 640 434 776M362 524C446 546 448 640 452 770', 2.4, 'light', 0.9),
    eachRow(
      [
        [404, 566, 9],
        [436, 590, 13],
        [428, 640, 9],
        [446, 676, 13],
        [430, 716, 9],
        [448, 754, 13],
      ],
      (x, y, r) => star(x, y, r, 'light'),
    ),
    [0, 1, 2].map((i) =>
      line(
        `M${392 - i * 22} ${782 + i * 10}q${46 + i * 22} ${14 + i * 3} ${92 + i * 44} 0`,
        2.4,
        'light',
        0.8 - i * 0.2,
      ),
    ),
    person({
      x: 226,
      y: 766,
      size: 1.3,
      look: {
        skin: 'skinDark',
        hair: 'hairBlack',
        cut: 'short',
        beard: 'short',
        eyes: 'down',
        mouth: 'smile',
        turn: 0.7,
      },
      dress: 'robe',
      cloth: 'cloth',
      trim: 'trim',
      bow: 6,
      arms: [
        { elbow: [-70, -190], hand: [-10, -250], behind: true },
        { elbow: [74, -206], hand: [62, -236] },
      ],
    }),
    put(
      [
        fill('red', 'M-40 -62C-70 -40 -68 30 -34 58H34C68 30 70 -40 40 -62Z'),
        fill('redDark', 'M-34 -64H34L28 -84H-28Z'),
        line('M-58 -20Q0 -4 58 -20M-60 4Q0 20 60 4', 3, 'trim'),
        fill('redDark', 'M-44 -84H44V-94H-44Z', { width: 1.8 }),
      ],
      { x: 290, y: 500, turn: 78, size: 0.84 },
    ),
  ],
};
