import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

// Hands in two layers, about 48 high. What is held is painted between them: the palm lies behind it, the fingers close
// before it. The wrist is at (-26, 4) and the held shaft runs upright through 0,0.

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const palmBehind = (skin: Skin): Art =>
  fill(skin, 'M-34 -10C-24 -20 -4 -25 15 -21C21 -8 21 10 15 24C0 27 -20 22 -34 15Z', EDGE);

const fingersBefore = (skin: Skin): Art => [
  times(4, (i) => {
    const y = -15 + i * 11.5;
    const near = -7 + Math.abs(i - 1) * 2.4;
    return fill(
      skin,
      swellPath(
        [
          [near, y + 1.5],
          [8, y],
          [17 - i * 0.8, y],
        ],
        [10, 12.4, 11.4],
      ),
      EDGE,
    );
  }),
  fill(
    skin,
    'M-34 -9C-26 -18 -16 -26 -4 -28C6 -31 14 -28 12 -22C8 -17 -4 -18 -10 -12C-14 -4 -20 2 -30 4Z',
    EDGE,
  ),
];

/** A hand closed round what it holds; `what` is centred on the grip and keeps its own direction. */
export const grip = (skin: Skin, { x = 0, y = 0, ...hand }: Place, what: Art = false): Art => [
  put(palmBehind(skin), { x, y, ...hand }),
  put(what, { x, y }),
  put(fingersBefore(skin), { x, y, ...hand }),
];

/** An open hand with its fingers to the right, its palm towards us and its thumb up; the wrist is at (-24, 0). */
export const openHand = (skin: Skin, place: Place): Art =>
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
      line('M-6 -10Q4 0 -4 14', 1.4, 'skinEdge', 0.5),
    ],
    place,
  );

/** A hand that points to the right, its other fingers closed; the wrist is at (-26, 2). */
export const pointingHand = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, swellPath('4,-8 24,-11 46,-12', [13, 12, 8]), EDGE),
      fill(skin, 'M-32 -11C-18 -18 0 -22 12 -16C18 -4 16 14 8 20C-6 24 -20 16 -32 13Z', EDGE),
      [-1, 8, 16].map((y, i) =>
        fill(
          skin,
          swellPath(
            [
              [16 - i * 3, y],
              [2, y + 1],
            ],
            [11, 11],
          ),
          EDGE,
        ),
      ),
      fill(skin, swellPath('-12,-6 2,-8 16,-4', [12, 11, 9]), EDGE),
    ],
    place,
  );
