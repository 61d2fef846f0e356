import { clipped, fill, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** Where it is round the point that it circles: an angle, and how far from its own middle line, outwards. */
const at = (angle: number, out = 0): Point => polar(0, 0, 150 + out, angle);
const through = (places: string): string =>
  outline(
    places.replaceAll(/(-?\d+),(-?\d+)/g, (_, angle: string, out: string) =>
      at(Number(angle), Number(out))
        .map((value) => value.toFixed(1))
        .join(','),
    ),
  );

const BODY = swellPath(
  [138, 162, 188, 214, 240, 266, 290, 312, 332, 346].map((angle) => at(angle)),
  [26, 42, 68, 94, 112, 118, 116, 104, 82, 56],
);
const TAIL = through('142,-10 132,-20 112,-46 92,-64! 98,-30 112,-2! 96,20 84,52! 112,42 132,20 142,10');
const DORSAL = through('206,2! 226,12 250,13 276,0! 250,-6 226,-6');
/** Its fore and hind fins on the outer side; those on the inner side are folded under it, clear of what it circles. */
const FINS = ['312,40 306,76 294,94 280,90! 284,70 296,40', '232,38 222,66 210,78! 212,54 220,34'].map(
  through,
);
const RAYS = [
  lens(at(304, 60), at(292, 88), 4),
  lens(at(300, 58), at(286, 84), 4),
  lens(at(226, 48), at(214, 72), 4),
];

type Coat = { body: PaperInk; patches: PaperInk; edge: PaperInk };

/** A carp seen from above that swims clockwise in a circle of 150 round 0, from its tail at 85 degrees to its mouth at 350; `worn` lies within the circle. */
export const circlingCarp = (place: Place, { body, patches, edge }: Coat, worn: Art): Art =>
  put(
    [
      // The wake that closes its circle.
      [-22, 22].map((out) => gouge([at(8, out), at(30, out), at(54, out), at(72, out)], 8, 'far')),
      joined(body, [TAIL], 5, edge),
      [0, 1, 2, 3].map((i) =>
        gouge([at(136, i * 6 - 9), at(116, i * 18 - 27), at(98, i * 30 - 42)], 5, 'ink'),
      ),
      FINS.map((fin) => fill(body, fin, { edge, width: 5 })),
      flat('ink', RAYS.join('')),
      worn,
      joined(body, [BODY], 6, edge),
      clipped(BODY, [
        flat(patches, through('290,-70 320,-40 330,0 318,40 290,70 272,30 280,-20')),
        flat(patches, through('222,-60 250,-70 258,-20 244,10 226,60 206,40 214,-10')),
        flat(patches, through('160,-40 186,-40 182,0 190,40 160,40 168,0')),
        times(9, (row) =>
          times(5, (i) => {
            const angle = 172 + row * 14;
            const out = (i - 2) * (9 + Math.min(row, 5) * 2.4) + (row % 2 ? 9 : 0);
            return gouge([at(angle - 3, out - 8), at(angle + 4, out), at(angle - 3, out + 8)], 4, 'ink');
          }),
        ),
      ]),
      fill(body, DORSAL, { edge, width: 5 }),
      [
        [338, -26],
        [338, 26],
      ].map(([angle = 0, out = 0]) => [
        keyed('light', circlePath(...at(angle, out), 8), 4),
        flat('ink', circlePath(...at(angle + 1, out), 4.6)),
      ]),
      gouge([at(318, -44), at(311, 0), at(318, 44)], 6, 'ink'),
      // The nostrils and the barbels at its mouth.
      flat('ink', circlePath(...at(348, -9), 3) + circlePath(...at(348, 9), 3)),
      gouge([at(352, -20), at(362, -34), at(368, -30)], 5, 'light'),
      gouge([at(352, 20), at(360, 34), at(366, 32)], 5, 'light'),
    ],
    place,
  );
