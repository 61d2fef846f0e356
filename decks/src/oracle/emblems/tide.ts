import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { star } from '../../primitives/lights.ts';
import { water } from '../../primitives/land.ts';
import { hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { emblemSky } from './emblemSky.ts';

export const tide: OracleScene = {
  alt: 'A great wave curls before the moon far out and draws back from a wide beach, where it leaves shells and a starfish on the wet sand.',
  hour: 'sea',
  draw: (chance) => [
    emblemSky(chance, { x: 318, y: 320 }),
    hills(590, [0, 0, 0, 0, 20, 40, 16], 'far'),
    water(582, 5, 26),
    put(wave, { x: 8, y: 160, size: 0.72 }),
    fill('straw', 'M40 690C130 660 220 676 300 668C390 656 470 690 560 668V830H40Z'),
    line('M40 684C130 654 220 670 300 662C390 650 470 684 560 662', 9, 'light', 0.95),
    // What runs off the wet sand points back at the sea.
    [92, 168, 240, 318, 394, 470, 524].map((x, i) =>
      graven(
        [
          [x - 6 + i * 2, 744 - (i % 2) * 14],
          [x, 716],
          [x + 8 - i * 2, 686],
        ],
        5,
        'waterLight',
        0.8,
      ),
    ),
    line('M60 766C140 746 200 780 290 766M330 760C410 744 470 768 540 754', 2.4, 'metalDark', 0.5),
    put(scallop('rose'), { x: 150, y: 784, size: 0.32, turn: -20 }),
    put(scallop('snow'), { x: 452, y: 786, size: 0.3, turn: 16 }),
    star(390, 780, 19, 'red', 5, 0.46),
    eachRow(
      [
        [214, 792],
        [250, 776],
        [506, 774],
        [92, 790],
      ],
      (x, y) => flat('metalDark', circlePath(x, y, 3.4)),
    ),
  ],
};

const wave: Art = [
  fill(
    'water',
    'M40 470C80 380 160 300 262 290C346 284 404 330 410 384C412 412 398 432 380 440C388 408 368 378 330 380C280 384 250 440 268 500C290 574 440 640 770 654V720H40Z',
  ),
  line(
    times(
      6,
      (i) =>
        `M${60 + i * 22} ${700 - i * 4}C${70 + i * 20} ${560 - i * 4} ${120 + i * 16} ${430 - i * 10} ${226 + i * 14} ${340 + i * 7}`,
    ).join(''),
    5,
    'waterLight',
    0.95,
  ),
  line('M262 520C300 600 420 650 560 668M250 560C290 640 400 690 520 700', 4, 'waterLight', 0.9),
  line(
    'M220 700C232 690 250 690 260 700M300 690c14 -10 30 -10 42 2M110 712c14 -8 30 -8 40 2M420 712c14 -10 32 -8 44 2',
    4,
    'light',
    0.9,
  ),
  fill(
    'light',
    'M262 290C246 262 268 246 286 256C290 232 320 230 330 250C346 230 374 242 372 264C396 258 412 280 402 298C424 304 430 328 414 342C434 356 432 382 412 388C424 406 412 426 394 424C398 440 386 450 374 444C388 408 368 374 330 376C342 356 330 340 314 344C316 324 296 312 282 322C280 304 270 296 262 290Z',
  ),
  eachRow(
    [
      [420, 250, 6],
      [446, 300, 5],
      [440, 400, 7],
      [404, 470, 5],
      [350, 220, 5],
      [462, 352, 4],
      [386, 226, 4],
    ],
    (x, y, r) => fill('light', circlePath(x, y, r), { width: 1.6 }),
  ),
];
