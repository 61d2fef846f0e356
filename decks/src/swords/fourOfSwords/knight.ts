import { clipped, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffBand, sleeve } from '../../figure/garment.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { disc } from '../../primitives/lights.ts';

const EDGE = { edge: 'skinEdge', width: 2 } as const;

const LOOK: Look = {
  skin: 'skinFair',
  hair: 'hairBrown',
  cut: 'long',
  beard: 'short',
  shape: 'long',
  eyes: 'closed',
  mood: 'calm',
};

/** Rows of rings, laid over mail. */
const rings = (left: number, top: number, columns: number, rows: number): Art =>
  times(rows, (row) =>
    line(
      times(
        columns,
        (i) => `M${toTenth(left + i * 13 + (row % 2) * 6.5)} ${top + row * 11}a6 6 0 0 0 12 0`,
      ).join(''),
      1.5,
      'ink',
      0.5,
    ),
  );

// In the units of a head, whose face it leaves free.
const COIF =
  'M0 -88C-62 -90 -84 -40 -80 20C-78 70 -96 96 -128 120Q0 190 128 120C96 96 78 70 80 20C84 -40 62 -90 0 -88Z';
const OPENING = 'M0 -46C36 -48 50 -20 49 10C48 44 36 74 0 82C-36 74 -48 44 -49 10C-50 -20 -36 -48 0 -46Z';

const headInMail: Art = put(
  [
    fill('steel', COIF),
    clipped(COIF, rings(-132, -84, 21, 22)),
    clipped(OPENING, [head(LOOK), frontModelling(LOOK)]),
    line(OPENING, 5, 'steelDark'),
    line(OPENING, 2),
    fill('metal', 'M-76 -40Q0 -66 76 -40L77 -22Q0 -48 -77 -22Z', { width: 2 }),
    disc('red', 0, -46, 8, 1.6),
  ],
  { x: 300, y: 476, size: 1.16 },
);

/** A white surcoat over mail, with a red cross. */
const surcoat: Art = [
  fill('steelDark', 'M168 640C120 660 112 760 116 910H484C488 760 480 660 432 640Z'),
  fill('linen', 'M206 620C176 640 170 780 164 910H436C430 780 424 640 394 620Q300 690 206 620Z'),
  graven('200,700 190,800 186,890', 6),
  graven('402,700 410,800 414,890', 6),
  fill('red', 'M282 640H318V910H282Z', { width: 2 }),
];

/** One of two hands laid together, its palm to the right; the fingers end at -104, the wrist is at 66. */
const palm: Art = [
  fill('skinFair', 'M0 -104C-13 -104 -17 -86 -18 -62C-20 -34 -32 -20 -35 6C-37 30 -30 48 -25 72H0Z', EDGE),
  line('M-10 -96C-13 -66 -14 -44 -22 -20', 1.6, 'skinEdge', 0.6),
  line('M-18 -62q5 3 8 1M-12 -34q5 2 9 0', 1.3, 'skinEdge', 0.5),
  fill('skinFair', swellPath('-22,46 -20,14 -8,-14 -7,-30', [17, 18, 15, 10]), EDGE),
];

/** Both forearms come up to the breast, where the palms are laid together. */
const prayer: Art = mirrored([
  sleeve(
    'steel',
    [
      [150, 650],
      [142, 838],
      [268, 792],
    ],
    1.6,
  ),
  disc('steelDark', 140, 832, 32, 2.2),
  graven('124,812 146,822 154,850', 4),
]);

const hands: Art = put(mirrored(palm, 0), { x: 300, y: 718, size: 1.22 });

const cuffs: Art = mirrored(cuffBand('trim', [142, 838], [272, 796], 1.6).band);

/** The plate over each shoulder. */
const pauldrons: Art = mirrored([
  fill('steel', 'M212 590C150 596 108 640 102 716C124 748 176 744 196 716C200 676 212 640 240 616Z'),
  graven('190,606 146,636 126,690', 6),
  line('M106 692Q150 722 200 690M118 660Q160 690 206 660', 2.2, 'steelDark'),
]);

/** A knight on his back, seen from straight above down to the waist. */
export const knight: Art = [
  flat('ink', 'M120 640C100 760 110 860 118 910H520C520 800 500 680 450 640Z', 0.5),
  surcoat,
  prayer,
  pauldrons,
  headInMail,
  hands,
  cuffs,
];
