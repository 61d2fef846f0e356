import { type Art, eachOf, fill, line, mirrored, put, tube } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { restingHand } from '../../figure/restingHand.ts';

/** One turn of a twisted rope from side to side, which sags by `sag`, and its shadow on the cloth below it. */
function coil(y: number, half: number, sag: number): Art {
  const along = (down: number) =>
    `M${300 - half} ${y + down}Q300 ${y + sag * 2 + down} ${300 + half} ${y + down}`;
  return [
    line(along(9), 10, 'ink', 0.4),
    tube('linen', along(0), 13),
    times(22, (i) => {
      const t = (i + 1) / 23;
      const [x, top] = [300 + (2 * t - 1) * half, y + 4 * sag * t * (1 - t)];
      return line(
        `M${toTenth(x - 5)} ${toTenth(top + 6)}Q${toTenth(x)} ${toTenth(top + 1)} ${toTenth(x + 5)} ${toTenth(top - 6)}`,
        1.8,
        'skinEdge',
        0.6,
      );
    }),
  ];
}

/** A gown, drawn in at the waist. */
const gown: Art = [
  fill(
    'wine',
    'M262 396C232 404 212 416 204 436C214 500 226 560 232 616C222 640 206 660 194 690C166 760 146 830 132 900H468C454 830 434 760 406 690C394 660 378 640 368 616C374 560 386 500 396 436C388 416 368 404 338 396Q300 420 262 396Z',
  ),
  mirrored([
    graven('240,560 248,590 250,612', 5),
    graven('236,690 208,780 184,884', 8),
    graven('268,700 254,790 242,890', 7),
  ]),
  graven('300,730 300,800 300,890', 7),
  fill('trim', 'M231 606Q300 632 369 606L371 626Q300 652 229 626Z', { width: 2 }),
];

/** Both arms are drawn behind the back, where a rope holds the wrists crossed. */
const arms: Art = [
  restingHand('skinFair', { x: 330, y: 690, size: 1.15, turn: 50 }, false),
  restingHand('skinFair', { x: 270, y: 690, size: 1.15, turn: -50, flip: true }, false),
  sleeve(
    'wine',
    [
      [386, 450],
      [432, 586],
      [308, 668],
    ],
    1.5,
  ),
  sleeve(
    'wine',
    [
      [214, 450],
      [168, 586],
      [292, 668],
    ],
    1.5,
  ),
];

/** The knot of the blindfold, with its ends over the hair. */
const knot: Art = [
  fill('linen', 'M-68 -26C-30 -8 30 -8 68 -26L66 8C30 24 -30 24 -66 8Z', { width: 2 }),
  fill('linen', 'M-4 10L-40 86L-20 80L-10 96L12 14Z', { width: 1.8 }),
  fill('linen', 'M4 10L34 96L40 76L60 80L20 6Z', { width: 1.8 }),
  fill('linen', 'M-18 -8C-10 -16 16 -16 20 -6C24 8 14 18 2 18C-14 18 -24 6 -18 -8Z', { width: 1.8 }),
];

/** From behind, bound from the shoulders to the hips. */
export const woman: Art = put(
  [
    gown,
    arms,
    eachOf('520,137,14 544,143,14 656,40,4 674,40,4', coil),
    headFromBehind({
      skin: 'skinFair',
      hair: 'hairBrown',
      cut: 'long',
      place: { x: 300, y: 320, size: 0.98, turn: 4 },
    }),
    put(knot, { x: 300, y: 320, size: 0.98, turn: 4 }),
  ],
  { x: -30 },
);
