import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('0,-110 28,-94 50,-50 50,-4 34,40 26,66! -22,70! -36,40 -52,-4 -52,-50 -28,-94');
const HEAD = outline('-24,50! -30,78 -16,106 12,112 34,98 36,74 26,50!');
/** The quills of the right wing, from the tip back along the arm to the shoulder; they point up and out. */
const QUILLS = toPoints('252,-70 242,-110 220,-142 192,-160 162,-160 134,-146 106,-132 78,-118').map(
  ([x, y], i) => {
    const [rx, ry] = i < 4 ? [150 - i * 4, -2 - i * 6] : [138 - (i - 4) * 28, -16 + (i - 4) * 2];
    return [
      [rx, ry],
      [(rx + x) / 2 + 8, (ry + y) / 2 + 6],
      [x, y],
    ] as const;
  },
);
const TAIL = times(5, (i) => {
  const turn = (i - 2) * 9;
  return swellPath(
    [[turn * 0.5, -70], polar(0, -70, 66, turn - 90), polar(0, -70, 118, turn - 90)],
    [24, 32, 18],
  );
});

/** The right wing: its quills, and before them the arm, bent forward at the wrist. */
const WING: Art = [
  joined(
    'light',
    QUILLS.map((at) => swellPath(at, [36, 44, 14])),
    5,
  ),
  QUILLS.map(([, middle, tip]) =>
    gouge([middle, [(middle[0] + tip[0]) / 2, (middle[1] + tip[1]) / 2], tip], 5, 'far'),
  ),
  joined('light', [limb('16,-20,84 70,16,66 116,18,52 156,-6,36 196,-36,14')], 5),
  combed('40,-40 90,-10 150,-24', '50,10 96,24 150,4', { role: 'far', rows: 4, width: 6, length: 20 }),
];

/** A dove that comes down on bent wings, the left one farther away, a wafer in its bill at (52, 142). */
export const descendingDove = (place: Place): Art =>
  put(
    [
      joined('light', TAIL, 5),
      put(WING, { x: 4, y: -36, size: 0.84, flip: true, turn: -2 }),
      put(WING, { y: -40, turn: 22 }),
      joined('light', [BODY, HEAD], 6),
      combed('-30,-70 -36,-20 -20,30', '30,-70 36,-20 20,30', { role: 'far', rows: 5, width: 7, length: 22 }),
      gouge('-22,72 -4,62 24,66', 5, 'far'),
      keyed('glow', circlePath(52, 142, 24), 4),
      gouge('52,124 53,142 52,160', 4, 'ink'),
      gouge('34,142 52,143 70,142', 4, 'ink'),
      keyed('accent', outline('16,108! 36,92! 44,108 46,124! 30,122'), 4),
      flat('ink', circlePath(12, 86, 7)),
      flat('light', circlePath(14, 84, 2.4)),
    ],
    place,
  );
