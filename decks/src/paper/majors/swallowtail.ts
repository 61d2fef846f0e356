import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
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

/** A banded caterpillar that grips the outside of a rim with its feet and crawls clockwise, from one angle to another. */
export const caterpillar = (x: number, y: number, radius: number, from: number, to: number): Art => {
  const at = (i: number, out = 0): Point => polar(x, y, radius + out, from + ((to - from) * i) / 9);
  const bulk = (i: number) => 30 - Math.abs(i - 4) * 1.6;
  return [
    // Stout feet clasp the rim, and three hooked ones behind the head.
    [0.3, 1.9, 3.5, 5].map((i) =>
      keyed('light', swellPath([at(i, -10), at(i + 0.1, -38), at(i + 0.1, -50)], [22, 16, 21]), 4.5),
    ),
    [6.6, 7.4, 8.2].map((i) => stroke('ink', [at(i, -18), at(i + 0.15, -44), at(i - 0.3, -62)], [13, 11, 4])),
    joined(
      'light',
      times(17, (i) => circlePath(...at(i / 2), bulk(i / 2) + (i % 2 ? -4 : 0))),
      5,
    ),
    times(8, (i) => [
      stroke('ink', [at(i + 0.5, -bulk(i) + 3), at(i + 0.55), at(i + 0.5, bulk(i) - 3)], [5, 11, 5]),
      i % 2 === 0 && dots('accent', [[...at(i, 6), 8]]),
    ]),
    // Its round head bends down to the rim, with a mouth that nibbles at it.
    keyed('far', circlePath(...at(9.05, -8), 27), 5),
    [flat('light', circlePath(...at(9.4, -5), 9)), flat('ink', circlePath(...at(9.5, -7), 5.5))],
    gouge([at(9.9, -22), at(9.5, -25), at(9.1, -23)], 5, 'ink'),
  ];
};

/** A chrysalis that hangs from a thread at 0, 64 wide and 190 high. */
export const chrysalis = (place: Place): Art =>
  put(
    [
      stroke('light', '0,-6 0,50', [6, 6]),
      dots('ink', '0,-6,8'),
      keyed(
        'far',
        outline('0,44! 14,56 26,72 36,108 26,146 6,184 0,192! -10,176 -30,150 -36,112 -24,72 -12,56'),
        6,
      ),
      ['-24,84 0,94 26,82', '-32,108 0,120 34,108', '-28,136 0,146 28,134', '-16,162 0,168 16,160'].map(
        (ring) => gouge(ring, 7, 'near'),
      ),
      gouge('-14,70 -24,100 -20,140', 6),
    ],
    place,
  );
