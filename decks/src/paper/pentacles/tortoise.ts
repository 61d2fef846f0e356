import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const SHELL = outline(
  '30,742! 34,654 78,566 152,512 232,500 314,522 378,580 408,656 414,738! 330,774 222,784 104,774',
);
const NECK = limb('344,776,96 410,768,84 458,708,68 466,632,58 458,560,50');
const HEAD = outline('428,560! 418,520 432,484 466,466 504,474 534,496 544,518! 532,542 504,556 462,572!');
const LEGS = ['110,730,118 88,772,94 82,836,86', '352,730,116 384,772,92 394,836,84'].map(limb);
const FAR_LEGS = [
  outline('140,730! 142,790 140,840 136,866! 206,866! 206,840 208,790 212,730!'),
  outline('246,730! 250,790 252,840 252,866! 322,866! 318,840 316,790 318,730!'),
];
const TAIL = limb('52,744,34 24,764,20 2,792,5');

/** A place on the round of the shell, seen a little from above: degrees to the right and up from its middle. */
const onShell = (right: number, up: number): Point => {
  const [a, b] = [(right * Math.PI) / 180, (up * Math.PI) / 180];
  return [222 + 196 * Math.cos(b) * Math.sin(a), 716 + 46 * Math.cos(b) * Math.cos(a) - 208 * Math.sin(b)];
};

/** A plate by its corners on the round and its middle, grown ring by ring. */
const plate = (middle: Point, corners: readonly Point[]): Art =>
  [0.93, 0.58].map((size, ring) => {
    const d = polygonPath(
      corners.flatMap(([x, y], i) => {
        const [nx, ny] = corners[(i + 1) % corners.length] ?? [x, y];
        return times(4, (k) =>
          onShell(
            middle[0] + (x + ((nx - x) * k) / 4 - middle[0]) * size,
            middle[1] + (y + ((ny - y) * k) / 4 - middle[1]) * size,
          ),
        );
      }),
    );
    return [
      keyed(ring ? 'accent' : 'glow', d, 5),
      ring === 1 && middle[0] > 20 && hatch(d, { role: 'ink', side: 'end', gap: 10, width: 4 }),
    ];
  });

const PLATES: Art = [
  [-69, -23, 23, 69].map((x) =>
    plate(
      [x, 32],
      [
        [x - 23, 16],
        [x + 23, 16],
        [x + 23, 44],
        [x + 4, 56],
        [x - 4, 56],
        [x - 23, 44],
      ],
    ),
  ),
  [-46, 0, 46].map((x) =>
    plate(
      [x, 62],
      [
        [x - 19, 60],
        [x, 49],
        [x + 19, 60],
        [x + 26, 84],
        [x - 26, 84],
      ],
    ),
  ),
  times(9, (i) =>
    keyed(
      'accent',
      polygonPath([
        onShell(i * 20 - 90, -4),
        onShell(i * 20 - 70, -4),
        onShell(i * 20 - 71, 10),
        onShell(i * 20 - 89, 10),
      ]),
      4,
    ),
  ),
];

/** Its head about the end of the neck, looking right. */
const head: Art = put(
  [
    joined('mid', [HEAD]),
    flat('light', outline('470,508! 478,490 496,488 506,504! 498,517 482,519')),
    flat('ink', circlePath(493, 502, 9)),
    flat('light', circlePath(496, 498, 3)),
    gouge('462,494 482,476 510,488', 6, 'ink'),
    gouge('543,524 520,526 498,530', 5, 'ink'),
    gouge('530,502 533,505 533,510', 5, 'ink'),
  ],
  { x: -452, y: -540 },
);

/** Claws in a row on the ground. */
const claws = (x: number, y: number): Art =>
  [-26, 0, 26].map((dx) =>
    keyed(
      'light',
      `M${x + dx - 11} ${y}C${x + dx - 11} ${y - 22} ${x + dx + 11} ${y - 22} ${x + dx + 11} ${y}Z`,
      3,
    ),
  );

/** A tortoise that stretches its neck up at the right and looks back to the left: 500 wide, from its head at 460 to its soles at 880. */
export const tortoise = (place: Place): Art =>
  put(
    [
      joined('near', FAR_LEGS, 5),
      // They stand in the shade of the shell.
      FAR_LEGS.map((leg) => hatch(leg, { role: 'ink', angle: 90, gap: 9, width: 4.4, reach: 0.8 })),
      [claws(171, 866), claws(287, 866)],
      joined('mid', [NECK, TAIL, ...LEGS]),
      put(head, { x: 446, y: 546, turn: 20, flip: true }),
      flat('mid', limb('464,640,40 461,590,42 457,552,36')),
      times(6, (i) =>
        gouge(
          `${442 + i * 1},${722 - i * 25} ${462 + i * 1},${714 - i * 23} ${494 - i * 2},${718 - i * 23}`,
          8,
          'ink',
        ),
      ),
      [64, 366].map((x) =>
        combed(`${x},774 ${x - 6},804 ${x},842`, `${x + 44},774 ${x + 42},804 ${x + 40},842`, {
          role: 'ink',
          rows: 3,
          width: 7,
          length: 20,
        }),
      ),
      [claws(80, 880), claws(396, 880)],
      cut('ink', SHELL, 7),
      PLATES,
    ],
    place,
  );
