import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

/** Where the feathers of the train spring from. */
const [X, Y] = [300, 580];

/** A point of a feather: so many degrees from the upright, so far out towards its coin. The train is higher than wide. */
const at = (angle: number, reach: number): Point => {
  const turn = (angle * Math.PI) / 180;
  const high = 300 + 73 * Math.cos(turn);
  return [X + 182 * reach * Math.sin(turn), Y - high * reach * Math.cos(turn)];
};

/** The feathers that carry a coin, and the plain ones between them. */
const EYES = [-109, -84, -60, -34, 0, 34, 60, 84, 109];
const PLAIN = [-97, -72, -47, -17, 17, 47, 72, 97];

const plume = (angle: number, reach: number, width: number): string =>
  limb(
    [
      [0.1, 0.3],
      [0.5, 0.6],
      [0.8, 0.95],
      [1, 1],
      [1.1, 0.84],
    ]
      .map(([t = 0, w = 0]) => [...at(angle, reach * t), width * w].join(','))
      .join(' '),
  );

/** Barbs that slant out from a quill on both sides. */
const barbs = (angle: number): string =>
  times(4, (i) =>
    [-1, 1]
      .map((side) => lens(at(angle, 0.4 + i * 0.09), at(angle + side * (9 - i), 0.5 + i * 0.09), 4))
      .join(''),
  ).join('');

const BODY = limb(
  '266,420,54 300,434,50 326,474,52 328,530,70 308,600,128 298,670,176 298,730,140 300,770,70',
);
const HEAD = outline('318,444! 330,412 316,380 286,372 258,384 246,410 256,436 282,450!');
const WING = outline('246,600! 204,640 188,700 206,760 232,790! 262,750 270,700 262,650!');

/** A peacock that spreads its train before us, its head turned to the left: nine coins are the eyes of the train. Its train from 170 down, its feet at 838. */
export const displayingPeacock: Art = [
  joined(
    'ink',
    PLAIN.map((angle) => plume(angle, 1, 64)),
    7,
  ),
  flat('mid', PLAIN.map((angle) => lens(at(angle, 0.97), at(angle, 1.13), 10)).join('')),
  joined(
    'near',
    [...EYES.map((angle) => plume(angle, 1, 122)), polygonPath(times(25, (i) => at(i * 9.3 - 112, 0.9)))],
    6,
  ),
  EYES.map((angle) => gouge([at(angle, 0.2), at(angle, 0.6), at(angle, 0.9)], 7, 'far')),
  flat('far', EYES.map(barbs).join('')),
  EYES.map((angle, i) => {
    const [x, y] = at(angle, 1);
    return [cut('mid', circlePath(x, y, 49), 5), pentacle(x, y, 0.45, i * 17)];
  }),
  mirrored([
    joined('ink', [WING], 6),
    combed('226,640 204,700 226,770', '250,650 250,700 238,770', {
      role: 'mid',
      rows: 3,
      width: 7,
      length: 30,
    }),
  ]),
  mirrored([
    cutStroke('glow', '272,744 268,800 270,824', [16, 13, 14], [25, 22, 22]),
    [-26, 0, 24].map((dx) => cutStroke('glow', `270,818 ${270 + dx},838`, [13, 8], [20, 15])),
  ]),
  joined('accent', [BODY, HEAD], 6),
  combed('300,540 258,610 234,680 254,740', '344,540 354,610 362,680 340,740', {
    role: 'ink',
    rows: 5,
    width: 10,
    length: 22,
  }),
  gouge('296,452 308,500 292,556 252,610', 7, 'light'),
  ['300,396 300,366 292,344', '290,392 276,366 262,350', '310,400 322,374 326,352'].map((quill) =>
    cutStroke('ink', quill, [5, 4, 4], [11, 10, 10]),
  ),
  [
    [290, 338],
    [258, 344],
    [328, 344],
  ].map(([x = 0, y = 0]) => keyed('glow', circlePath(x, y, 11), 4)),
  flat('light', outline('256,424! 270,410 296,410 312,424! 296,440 270,440')),
  keyed('glow', outline('256,414! 228,426 212,448! 236,444 260,438!'), 4),
  flat('ink', circlePath(286, 424, 9)),
  flat('light', circlePath(283, 420, 3.4)),
];
