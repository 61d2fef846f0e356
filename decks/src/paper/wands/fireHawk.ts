import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '490,404 476,376 446,364 408,374 356,414 290,468 226,520 176,566! 206,600 268,600 340,580 400,540 440,494 470,456 488,432',
);
const TAIL = outline('250,516! 160,570 62,640! 108,646 122,690! 176,650 270,588!');
const BEAK = outline('482,384! 512,388 530,406 524,438! 512,424 496,420 482,424!');

/** The quills of a wing: each from its place on the arm to its tip, bent a little back. */
const quills = (roots: string, tips: string, bend: number): Point[][] => {
  const ends = toPoints(tips);
  return toPoints(roots).map(([x, y], i) => {
    const [tx, ty] = ends[i] ?? [x, y];
    return [
      [x, y],
      [(x + tx) / 2 - (ty - y) * bend, (y + ty) / 2 + (tx - x) * bend],
      [tx, ty],
    ];
  });
};
const NEAR = quills(
  '262,270 256,270 252,276 250,286 256,304 268,330 284,360 304,392',
  '214,84 160,104 116,140 84,188 74,250 88,312 120,372 166,424',
  0.06,
);
const FAR = quills(
  '456,250 450,252 444,260 438,272 430,290 420,314',
  '518,96 470,84 424,92 384,116 356,154 340,200',
  -0.08,
);
const wing = (role: 'ink' | 'near', feathers: readonly Point[][], arm: string): Art => [
  feathers.map((at) => joined(role, [swellPath(at, [34, 44, 12])], 4)),
  feathers.map((at) => gouge([at[0] ?? [0, 0], at[1] ?? [0, 0], at[2] ?? [0, 0]], 5, 'far')),
  joined(role, [limb(arm)], 4),
];

/** Toes that close from above over what lies at (x, y). */
const talons = (x: number, y: number): Art =>
  [-24, 0, 24].map((dx) =>
    cut('glow', limb(`${x + dx * 0.4},${y - 26},17 ${x + dx * 0.9},${y - 8},17 ${x + dx},${y + 16},7`), 4),
  );

/** A kite that flies up to the right on raised wings, its forked tail at 60 and its bill at 530, its talons about (350, 630) and (420, 612). */
export const fireHawk = (carried: Art): Art => [
  wing('near', FAR, '392,430,80 430,340,50 458,262,34 470,220,16'),
  joined('ink', [TAIL], 5),
  [0, 1, 2].map((i) =>
    gouge(
      `${206 - i * 34},${560 + i * 24} ${150 - i * 14},${606 + i * 14} ${104 + i * 12},${650 + i * 6}`,
      6,
      'mid',
    ),
  ),
  carried,
  joined('ink', [limb('330,560,66 344,590,40 350,612,22'), limb('398,528,60 412,570,36 420,594,22')], 5),
  talons(352, 632),
  talons(422, 614),
  joined('ink', [BODY], 6),
  combed('460,440 400,510 300,570', '440,420 370,470 270,540', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 26,
  }),
  wing('ink', NEAR, '372,452,120 316,390,84 270,310,54 254,262,36 240,210,14'),
  combed('280,290 320,372 390,420', '270,320 300,392 350,460', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 24,
  }),
  keyed('glow', BEAK, 4),
  flat('light', outline('482,408! 462,420 440,420 452,438 474,432!')),
  flat('glow', circlePath(458, 396, 12)),
  flat('ink', circlePath(461, 396, 7)),
  gouge('434,388 458,378 482,388', 7, 'far'),
];
