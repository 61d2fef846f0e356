import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
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
          stroke('light', '6,-70 26,-120 56,-150', [6, 5, 5]),
          flat('light', circlePath(58, -152, 8)),
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

/** A banded caterpillar that clings to the outside of a rim with hooked feet, its tail at one angle and its head at another. */
export const caterpillar = (x: number, y: number, radius: number, from: number, to: number): Art => {
  const at = (i: number, out = 0): Point => polar(x, y, radius + out, from + ((to - from) * i) / 9);
  const bulk = (i: number) => 31 - Math.abs(i - 4) * 1.6;
  return [
    stroke('accent', [at(9.5, 10), at(10, 20), at(10.2, 34)], [8, 7, 4]),
    stroke('accent', [at(9.7, 0), at(10.3, 6), at(10.7, 16)], [8, 7, 4]),
    joined(
      'light',
      times(17, (i) => circlePath(...at(i / 2), bulk(i / 2) + (i % 2 ? -4 : 0))),
      5,
      'ink',
    ),
    times(8, (i) => [
      stroke('ink', [at(i + 0.5, -bulk(i) + 12), at(i + 0.55, 4), at(i + 0.5, bulk(i) - 3)], [4, 9, 5]),
      i % 2 === 0 && dots('accent', [[...at(i, 8), 9]]),
    ]),
    // Four stout feet and three fine ones behind the head hook over the rim.
    [0.1, 2, 3.5, 5].map((i) =>
      stroke('ink', [at(i, -25), at(i, -36), at(i + 0.1, -46), at(i + 0.45, -50)], [17, 15, 14, 5]),
    ),
    [6.5, 7.25, 8].map((i) =>
      stroke('ink', [at(i, -25), at(i + 0.05, -36), at(i + 0.15, -45), at(i + 0.4, -49)], [11, 10, 9, 3]),
    ),
    // Its round head looks the way it crawls.
    keyed('far', circlePath(...at(9.1), 29), 5),
    [
      flat('light', circlePath(...at(9.3, 4), 12)),
      flat('ink', circlePath(...at(9.42, 4), 7.5)),
      flat('light', circlePath(...at(9.5, 6), 2.6)),
    ],
    gouge([at(9.95, -10), at(9.6, -18), at(9.2, -20)], 6, 'ink'),
  ];
};

/** A chrysalis that hangs by its tip from a pad of silk at (0, 30), 64 wide and 190 high. */
export const chrysalis = (place: Place): Art =>
  put(
    [
      keyed(
        'far',
        outline('0,44! 14,56 26,72 36,108 26,146 6,184 0,192! -10,176 -30,150 -36,112 -24,72 -12,56'),
        6,
      ),
      ['-24,84 0,94 26,82', '-32,108 0,120 34,108', '-28,136 0,146 28,134', '-16,162 0,168 16,160'].map(
        (ring) => gouge(ring, 7, 'near'),
      ),
      gouge('-14,70 -24,100 -20,140', 6),
      keyed('light', outline('-20,30! -12,18 4,12 20,14 32,22! 28,34 14,44 4,54 -4,54 -14,42'), 5),
      ['-10,28 0,36 1,48', '18,22 8,34 3,48'].map((thread) => gouge(thread, 4, 'ink')),
      ['24,14 36,8 46,6', '32,24 44,24 54,28', '26,36 36,42 42,50'].map((thread) => gouge(thread, 5, 'ink')),
    ],
    place,
  );
