import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, dots, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const FORE = outline('4,-34! 50,-104 120,-160 206,-186! 226,-164 214,-110 182,-50 148,-4! 90,14 20,10!');
const FORE_EDGE = outline('206,-186! 226,-164 214,-110 182,-50 148,-4! 116,6! 150,-60 176,-120 186,-176!');
const HIND = outline(
  '6,0! 80,4 146,0 176,40! 170,64 178,84! 160,98 158,122! 168,160 160,196! 144,204 136,166 124,138! 98,142 60,128 26,84!',
);
const HIND_EDGE = outline(
  '176,40! 170,64 178,84! 160,98 158,122! 168,160 160,196! 144,204 136,166 124,138! 98,142 70,134! 110,112 136,78 150,36!',
);

/** A swallowtail from above with its wings spread: 456 wide, from the tips of its wings at -186 to its tails at 204. */
export const swallowtail = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          joined('ink', [HIND, FORE], 7),
          fill('light', HIND, { edge: 'light' }),
          gouge('150,4 100,12 20,12', 6, 'ink'),
          flat('ink', HIND_EDGE),
          dots('far', '160,58,9 146,86,9 124,108,9 98,124,8'),
          cut('accent', circlePath(66, 108, 14), 4),
          gouge('20,14 70,46 112,86', 6, 'ink'),
          gouge('16,30 46,64 64,92', 6, 'ink'),
          fill('light', FORE, { edge: 'light' }),
          flat('ink', FORE_EDGE),
          dots('light', '202,-158,8 196,-128,8 182,-96,8 168,-64,8 150,-34,8 130,-10,7'),
          flat('ink', outline('10,-38! 46,-96 84,-130! 80,-90 50,-30!')),
          ['62,-40 120,-80 168,-130', '58,-26 112,-46 150,-70', '48,-10 92,-18 128,-30'].map((vein) =>
            gouge(vein, 7, 'ink'),
          ),
          stroke('ink', '6,-70 26,-120 56,-150', [5, 4, 4]),
          flat('ink', circlePath(58, -152, 8)),
        ],
        0,
      ),
      joined('ink', [limb('0,-66,34 0,-30,40 0,20,30 0,90,14')], 5),
      ['-12,-20 0,-14 12,-20', '-10,8 0,14 10,8', '-8,32 0,38 8,32', '-6,54 0,58 6,54'].map((band) =>
        gouge(band, 7, 'light'),
      ),
    ],
    place,
  );

/** A banded caterpillar that crawls clockwise round the outside of a rim, from one angle to another. */
export const caterpillar = (x: number, y: number, radius: number, from: number, to: number): Art => {
  const at = (i: number) => polar(x, y, radius, from + ((to - from) * i) / 9);
  return [
    times(8, (i) => stroke('ink', [at(i), polar(x, y, radius - 30, from + ((to - from) * i) / 9)], [12, 8])),
    times(10, (i) => [
      keyed('light', circlePath(...at(i), i === 9 ? 24 : 30 - Math.abs(i - 5)), 5),
      i < 9 && [
        stroke(
          'ink',
          [
            polar(x, y, radius - 26, from + ((to - from) * i) / 9),
            at(i),
            polar(x, y, radius + 26, from + ((to - from) * i) / 9),
          ],
          [6, 14, 6],
        ),
        dots('accent', [[...polar(x, y, radius + 8, from + ((to - from) * i) / 9), 6]]),
      ],
    ]),
    flat('ink', circlePath(...at(9.2), 6)),
  ];
};

/** A chrysalis that hangs from a thread at 0, 64 wide and 150 high. */
export const chrysalis = (place: Place): Art =>
  put(
    [
      stroke('light', '0,-6 0,20', [5, 5]),
      keyed('far', outline('0,10! 22,34 34,70 24,110 6,146 0,156! -6,146 -24,110 -34,70 -22,34'), 6),
      ['-20,46 0,56 20,46', '-28,70 0,82 28,70', '-24,98 0,108 24,98', '-14,124 0,132 14,124'].map((ring) =>
        gouge(ring, 7, 'near'),
      ),
    ],
    place,
  );
