import { flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toTenth } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { swellPath } from '../drawing/swell.ts';
import { eye } from './eye.ts';
import type { Look } from './look.ts';
import { expressionOf } from './moods.ts';
import { mouth } from './mouth.ts';

/** Noses of a face that looks straight ahead: the width of the wings and the height of the tip. */
const NOSES = {
  fine: { wing: 7, tip: 16 },
  broad: { wing: 10.5, tip: 15 },
  long: { wing: 7.5, tip: 20 },
} as const;

/** Eyes, brows, nose and mouth of a head whose face spans about from (-48, -58) to (48, 66). */
export function face(look: Look): Art {
  const { mood, turn = 0, beard = 'none', gaze = [turn, 0] } = look;
  const shift = turn * 13;
  const { brow, lines, corners } = expressionOf(mood);
  const side = (s: -1 | 1): Art => {
    // The far eye of a face that looks aside is nearer to the nose, and narrower.
    const far = s * turn > 0 ? Math.abs(turn) : 0;
    const x = shift + s * (22 - 5 * far);
    // In a crooked smile the brow over the lower corner stays down.
    const lift = (corners[0] - corners[1]) * (s < 0 ? 0.6 : -0.2);
    return [
      flat(
        'red',
        circlePath(x + s * 5, 22, 9),
        (beard === 'none' ? 0.13 : 0.07) + (lines === 'laughter' ? 0.07 : 0),
      ),
      eye(look, x, 13 - 2.4 * far, gaze),
      flat(
        browPaint(look),
        swellPath(
          [
            [x + s * (16 - 3 * far), brow[0] + lift],
            [x + s * 5, brow[1] + lift + 2],
            [x - s * 11, brow[2] + lift],
          ],
          [1.4, 4.4, look.aged ? 3 : 4.6],
        ),
        0.92,
      ),
      lines === 'laughter' &&
        (look.aged || beard !== 'none') &&
        line(
          curve(shift, s, [
            [13, 20],
            [21, 25],
            [20, 35],
          ]),
          1.5,
          'skinEdge',
          0.5,
        ),
      lines === 'frown' && [
        line(
          curve(shift, s, [
            [5, -17],
            [3, -11],
            [4, -6],
          ]),
          1.6,
          'skinEdge',
          0.6,
        ),
        beard === 'none' &&
          line(
            curve(shift, s, [
              [12, 22],
              [16, 28],
              [17, 38],
            ]),
            1.4,
            'skinEdge',
            0.45,
          ),
      ],
      lines === 'worry' &&
        line(
          curve(x, s, [
            [-9, 9],
            [0, 15],
            [9, 9],
          ]),
          1.3,
          'skinEdge',
          0.45,
        ),
    ];
  };
  return [
    side(-1),
    side(1),
    lines === 'worry' &&
      line(
        `M${toTenth(shift - 12)} -37Q${toTenth(shift)} -31 ${toTenth(shift + 12)} -37M${toTenth(shift - 8)} -44Q${toTenth(shift)} -40 ${toTenth(shift + 8)} -44`,
        1.3,
        'skinEdge',
        0.45,
      ),
    nose(look, shift),
    mouth(mood, shift * 1.1, beard !== 'none'),
  ];
}

const curve = (
  x: number,
  s: number,
  [a, b, c]: readonly [readonly [number, number], readonly [number, number], readonly [number, number]],
): string =>
  `M${toTenth(x + s * a[0])} ${a[1]}Q${toTenth(x + s * b[0])} ${b[1]} ${toTenth(x + s * c[0])} ${c[1]}`;

/** Brows have the colour of the hair unless they would not be seen on the skin. */
const browPaint = ({ hair, aged, skin }: Look): Role => {
  if (hair === 'hairWhite') return skin === 'skinDark' || skin === 'skinBrown' ? 'hairWhite' : 'skinEdge';
  return aged || hair === 'hairFair' || hair === 'hairAuburn' ? 'hairBrown' : 'hairBlack';
};

/** The bridge as the edge of its shadow, the tip with its wings, and the nostrils. */
function nose({ nose: kind = 'fine', turn = 0 }: Look, shift: number): Art {
  const { wing, tip } = NOSES[kind];
  const x = shift * 1.4;
  const at = (dx: number, y: number) => `${toTenth(x + dx)} ${toTenth(y)}`;
  if (Math.abs(turn) < 0.4)
    return [
      line(`M${at(7, -15)}Q${at(3.5, -8)} ${at(4, 2)}`, 1.7, 'skinEdge', 0.55),
      line(
        `M${at(-wing + 1, tip - 6)}Q${at(-wing - 3, tip)} ${at(-wing + 2, tip + 2)}Q${at(0, tip + 6)} ${at(wing - 2, tip + 2)}Q${at(wing + 3, tip)} ${at(wing - 1, tip - 6)}`,
        1.9,
        'skinEdge',
        0.9,
      ),
      [-1, 1].map((s) =>
        flat(
          'skinEdge',
          `M${at(s * 1.6, tip + 2.6)}Q${at(s * wing * 0.6, tip - 1.6)} ${at(s * (wing - 1.4), tip + 1.4)}Q${at(s * wing * 0.5, tip + 4.4)} ${at(s * 1.6, tip + 2.6)}Z`,
          0.75,
        ),
      ),
    ];
  const s = Math.sign(turn);
  return [
    // The bridge is lit from one side and only the tip has an edge.
    line(`M${at(0, -12)}Q${at(s * 3, -2)} ${at(s * (wing + 2), tip - 6)}`, 1.7, 'skinEdge', 0.6),
    flat(
      'light',
      `M${at(s * -3, -6)}Q${at(s * 2, 4)} ${at(s * (wing - 1), tip - 5)}Q${at(s * (wing - 5), tip - 1)} ${at(s * -3, -6)}Z`,
      0.3,
    ),
    line(
      `M${at(s * (wing + 2), tip - 6)}Q${at(s * (wing + 6), tip + 2)} ${at(s * 3, tip + 3)}Q${at(s * -4, tip + 4)} ${at(s * -5, tip - 4)}`,
      2.1,
      'skinEdge',
    ),
    flat(
      'skinEdge',
      `M${at(s * 4, tip + 2.6)}Q${at(s * -1, tip - 1.6)} ${at(s * -3.4, tip + 1)}Q${at(s * -1, tip + 4.4)} ${at(s * 4, tip + 2.6)}Z`,
      0.75,
    ),
  ];
}
