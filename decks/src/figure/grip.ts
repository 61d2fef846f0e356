import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

// Hands in two layers, about 48 high. What is held is painted between them: the palm lies behind it, the fingers close
// before it. The wrist is at (-26, 4) and the held shaft runs upright through 0,0.

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const palmBehind = (skin: Skin): Art =>
  fill(skin, 'M-34 -9C-24 -18 -4 -22 14 -18C20 -8 20 10 12 22C-2 26 -20 20 -34 13Z', EDGE);

// Each finger from its tip over the shaft to the knuckle at which it bends: the second is the longest, the last the finest.
const FINGERS: readonly (readonly [tip: number, knuckle: number, y: number, width: number])[] = [
  [-6, 16, -12, 11.4],
  [-9, 19, -1.5, 11.6],
  [-7, 17, 9, 10.8],
  [-2, 15, 18.4, 9],
];

/** The bones of a closed hand, with gaps at the joints. */
const bonesBefore = (skin: Skin): Art => [
  FINGERS.map(([tip, knuckle, y]) =>
    [
      [tip - 2, tip + 4],
      [tip + 9, knuckle - 1],
    ].map(([from = 0, to = 0]) =>
      fill(
        skin,
        swellPath(
          [
            [from, y + 2],
            [(from + to) / 2, y + 1],
            [to, y],
          ],
          [7.6, 5, 7.6],
        ),
        EDGE,
      ),
    ),
  ),
  ['-32,0 -22,-10 -12,-18', '-7,-22 0,-25 10,-24'].map((points) =>
    fill(skin, swellPath(points, [9, 6, 8]), EDGE),
  ),
];

/** Fingers that are bent round the shaft. */
const bentFingers = (skin: Skin, fingers: typeof FINGERS): Art =>
  fingers.map(([tip, knuckle, y, width]) => [
    fill(
      skin,
      swellPath(
        [
          [tip - 1, y + 5],
          [tip + 7, y],
          [(tip + knuckle) / 2 + 5, y - 1.4],
          [knuckle, y + 1.6],
        ],
        [width * 0.7, width * 0.98, width * 0.94, width * 1.14],
      ),
      EDGE,
    ),
    // The joint bends, the knuckle shines, and the nail lies in the tip.
    line(`M${tip + 8} ${y - 3.4}q2 2.6 1 5.6`, 1.2, 'skinEdge', 0.5),
    flat('light', `M${knuckle - 5} ${y - 2.6}q4 -2 7 1q-3 2 -7 -1Z`, 0.4),
    flat('light', `M${tip - 3.4} ${y + 4.6}q2 -4 5.6 -3.2q0 4 -3 5.4Z`, 0.45),
  ]);

const thumbAcross = (skin: Skin): Art => [
  fill(
    skin,
    'M-34 -9C-28 -17 -18 -25 -6 -27C4 -28.5 15 -26 21 -18.5C24 -13.5 19 -9.5 14 -12.5C9 -16 1 -17.5 -5 -15C-10 -12 -12.5 -8.5 -14 -4C-17 2 -23 6 -32 7Z',
    EDGE,
  ),
  flat('light', 'M14 -22.6Q19 -21.6 20.6 -16.4Q16.6 -15.4 13.6 -18.4Z', 0.45),
  line('M-3 -26.6q3 3 2.6 9.4M-20 -12Q-16 -8 -17 -3', 1.2, 'skinEdge', 0.55),
];

const fingersBefore = (skin: Skin): Art => [bentFingers(skin, FINGERS), thumbAcross(skin)];

/** A hand closed round what it holds; `what` is centred on the grip and keeps its own direction. */
export const grip = (skin: Skin, { x = 0, y = 0, ...hand }: Place, what: Art = false): Art => [
  put(palmBehind(skin), { x, y, ...hand }),
  put(what, { x, y }),
  put(skin === 'skinBone' ? bonesBefore(skin) : fingersBefore(skin), { x, y, ...hand }),
];

/**
 * A hand round a shaft with its back towards us, the thumb along the shaft and the fingers gone behind it; `what` is
 * centred on the grip and keeps its own direction. The wrist is at (-26, 4).
 */
export const gripFromBehind = (skin: Skin, { x = 0, y = 0, ...hand }: Place, what: Art = false): Art => [
  put(what, { x, y }),
  put(
    [
      ['4,-14 17,-13 21,-5', '7,-4 20,-3 23,5', '6,6 18,8 20,15', '2,15 13,17 15,23'].map((points, i) =>
        fill(skin, swellPath(points, [12.5 - i * 0.6, 12 - i * 0.6, 8]), EDGE),
      ),
      fill(skin, swellPath('-16,-10 -6,-26 -1,-46', [16, 12.5, 9]), EDGE),
      fill(
        skin,
        'M-34 -10C-26 -18 -14 -23 0 -20C8 -17 12 -8 11 2C11 14 6 24 -4 24C-16 22 -24 17 -34 14Z',
        EDGE,
      ),
      flat('light', 'M-22 -12C-14 -18 -2 -18 4 -14C2 -6 -12 0 -22 -5Z', 0.18),
      line('M4 -17q6 2 6 7M8 -6q5 2 4 7M7 5q5 2 3 7M3 15q4 2 2 5M-4 -36q3 -2 6 0', 1.4, 'skinEdge', 0.6),
    ],
    { x, y, ...hand },
  ),
];

/** An open hand with its fingers to the right and its thumb up, its palm or its back towards us; the wrist is at (-24, 0). */
export const openHand = (skin: Skin, place: Place, towardsUs: 'palm' | 'back' = 'palm'): Art =>
  put(
    [
      [
        [
          [4, -13],
          [22, -17],
          [37, -18],
        ],
        [
          [6, -4],
          [26, -5],
          [43, -4],
        ],
        [
          [6, 4],
          [25, 6],
          [40, 8],
        ],
        [
          [2, 12],
          [19, 16],
          [31, 19],
        ],
      ].map((points) => fill(skin, swellPath(points as [number, number][], [11, 11, 8]), EDGE)),
      fill(skin, 'M-30 -11C-16 -13 -2 -22 8 -19C14 -10 14 10 8 18C-4 22 -18 14 -30 12Z', EDGE),
      fill(
        skin,
        swellPath(
          [
            [-14, -8],
            [-4, -24],
            [8, -33],
          ],
          [13, 11, 8],
        ),
        EDGE,
      ),
      towardsUs === 'palm'
        ? line('M-6 -10Q4 0 -4 14', 1.4, 'skinEdge', 0.5)
        : [
            line('M9 -16q4 3 3 7M10 -6q4 3 3 6M10 3q4 3 2 6M6 12q3 2 2 5', 1.4, 'skinEdge', 0.6),
            line('M-12 -6L4 -11M-12 0L6 -2M-12 5L5 6', 1.1, 'skinEdge', 0.35),
            [
              [36, -18],
              [42, -4],
              [39, 8],
              [30, 19],
            ].map(([x = 0, y = 0]) => flat('light', `M${x - 4} ${y - 2}q5 -1 6 2q-3 3 -6 1Z`, 0.5)),
          ],
    ],
    place,
  );
