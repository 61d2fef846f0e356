import { eachRow, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import type { Hair, Skin } from '../../figure/look.ts';

const EDGE = { edge: 'skinEdge', width: 2.2 } as const;

/** The crown is shaved; what is left is a ring of hair in short locks, from the temple over the ear to the nape. */
const tonsure = (skin: Skin, hair: Hair): Art => [
  fill(hair, 'M-50 -134C-44 -180 44 -184 58 -126C48 -152 -30 -156 -50 -134Z', { width: 1.8 }),
  fill(skin, 'M-48 -138C-36 -172 42 -172 54 -132C44 -100 -26 -102 -48 -138Z', {
    edge: 'skinEdge',
    width: 1.6,
  }),
  flat('light', 'M-26 -146C-16 -158 4 -160 18 -155C2 -152 -14 -146 -22 -136Z', 0.3),
  fill(
    hair,
    'M-50 -140C-70 -120 -70 -88 -64 -68C-60 -46 -50 -28 -38 -12Q-30 -14 -26 -22Q-22 -12 -14 -6Q-8 -10 -6 -18Q0 -12 8 -10C14 -26 10 -42 8 -56C6 -74 12 -86 22 -86Q30 -82 34 -72Q40 -80 42 -90Q48 -86 52 -90C58 -104 58 -120 55 -134C44 -100 -26 -102 -50 -140Z',
    { width: 2 },
  ),
  [
    '-46,-128 -58,-96 -50,-52',
    '-38,-120 -46,-84 -36,-36',
    '-26,-113 -30,-76 -22,-30',
    '-12,-109 -14,-74 -8,-28',
    '4,-108 0,-90 -2,-64',
    '20,-109 22,-100 20,-92',
    '36,-114 40,-104 36,-86',
    '48,-122 52,-112 48,-98',
  ].map((points) => graven(points, 3.4)),
];

/** Two palms laid together, the fingers up, out of a wide sleeve. */
const praying = (skin: Skin, robe: Role, hood: Role): Art => [
  limb(robe, '10,150 66,128 96,92', [90, 72, 50]),
  fill(hood, 'M72 76Q98 64 124 96L116 108Q94 84 66 92Z', { width: 1.8 }),
  put(
    [
      fill(skin, 'M-4 44C-2 20 4 0 8 -24L14 -52Q20 -60 25 -52L22 -10C24 10 20 30 18 44Z', EDGE),
      eachRow(
        [
          ['2,10 6,-20 10,-54', 11],
          ['-6,12 -4,-18 2,-56', 12],
          ['-13,16 -13,-10 -7,-46', 11],
        ] as [string, number][],
        (points, width) => fill(skin, swellPath(points, [width, width, width * 0.7]), EDGE),
      ),
      fill(skin, 'M-18 44C-24 26 -22 8 -12 2C-2 -2 8 0 10 8C14 22 14 34 12 46Z', EDGE),
      fill(skin, swellPath('-8,26 4,12 8,-8', [13, 12, 9]), EDGE),
    ],
    { x: 100, y: 40, turn: 12, size: 1.05 },
  ),
];

/**
 * Head and shoulders of a student from behind, the crown shaved, his face turned to the right so far that we see its
 * contour, and his hands laid together before it; the nape is at 0,0.
 */
export const studentFromBehind = (
  robe: Role,
  { skin, hair, hood }: { skin: Skin; hair: Hair; hood: Role },
  place: Place,
): Art =>
  put(
    [
      praying(skin, robe, hood),
      fill(robe, 'M-44 22C-110 34 -166 76 -184 190H124C116 96 90 36 44 22Q0 44 -44 22Z'),
      graven('-70,40 -120,90 -142,180', 6),
      graven('40,60 70,100 80,180', 6),
      fill(skin, 'M-34 -50L-40 28Q0 50 42 28L38 -50Z', { edge: 'skinEdge', width: 2 }),
      fill(hood, 'M-62 12Q0 58 62 12C84 30 74 62 46 84Q0 112 -46 84C-74 62 -84 30 -62 12Z'),
      graven('-40,44 0,66 40,44', 5),
      fill(
        skin,
        'M-4 -168C-46 -168 -66 -132 -62 -88C-58 -44 -38 -20 -8 -12L34 -2C48 0 60 -4 61 -16C66 -20 66 -25 62 -28C68 -30 69 -36 65 -39C72 -41 81 -46 79 -53C76 -62 69 -72 68 -82C71 -90 71 -100 68 -112C60 -148 36 -168 -4 -168Z',
        EDGE,
      ),
      // Brow, lashes, the wing of the nose, the corner of the mouth, and the jaw.
      graven('70,-92 58,-96 48,-88', 4.4, 'skinEdge', 0.9),
      graven('68,-76 60,-72 52,-76', 3.4, 'skinEdge', 0.9),
      line('M70 -46Q62 -48 63 -56M63 -28Q56 -27 52 -30', 2, 'skinEdge', 0.7),
      graven('44,-2 22,-8 14,-34', 5, 'skinEdge', 0.55),
      flat('red', 'M34 -44a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', 0.14),
      tonsure(skin, hair),
      fill(skin, 'M8 -80C22 -92 34 -80 30 -64C28 -50 18 -40 10 -46C2 -54 0 -72 8 -80Z', EDGE),
      line('M12 -74Q24 -78 22 -64Q18 -62 16 -54', 1.8, 'skinEdge', 0.7),
      line('M-56 18Q0 58 56 18', 2, 'line', 0.5),
    ],
    place,
  );
