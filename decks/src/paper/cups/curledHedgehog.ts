import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The spines stand out all round. */
const COAT = polygonPath(times(72, (i) => polar(0, 0, i % 2 ? 172 : 200 + ((i * 7) % 5) * 4, i * 5 - 90)));
/** The spines within it, in rings that run out from the face. */
const SPINES = times(5, (ring) =>
  times(14 + ring * 6, (i) => {
    const angle = (i + (ring % 2) * 0.5) * (360 / (14 + ring * 6)) + 90;
    const near = 96 + ring * 24 - 20 * Math.cos(((angle - 90) * Math.PI) / 180) * (1 - ring / 4);
    return near + 20 > 178
      ? ''
      : lens(polar(0, 62 - ring * 15, near - 4, angle), polar(0, 62 - ring * 15, near + 22, angle), 6);
  }).join(''),
).join('');
const FACE = outline(
  '0,30! 24,-4 56,-14 80,8 82,46 62,86 34,116 0,134 -34,116 -62,86 -82,46 -80,8 -56,-14 -24,-4',
);
const SNOUT = outline('0,44 20,60 34,92 26,122 0,134 -26,122 -34,92 -20,60');

/** A hedgehog rolled up into a ball that faces us with its eyes shut: 430 wide about 0, its paws at 190. */
export const curledHedgehog = (place: Place): Art =>
  put(
    [
      cut('ink', COAT, 6),
      flat('mid', SPINES),
      mirrored([keyed('far', circlePath(86, 8, 19), 5), flat('near', circlePath(87, 10, 9))], 0),
      keyed('light', FACE, 5),
      flat('sky', SNOUT),
      mirrored(
        [
          flat('far', outline('26,40! 40,18 62,18 72,42 60,66 38,64')),
          gouge('30,44 48,56 66,42', 7, 'ink'),
          gouge('64,80 54,92 44,100', 5, 'far'),
          joined('light', [limb('44,186,52 48,164,42 42,152,32')], 5),
          gouge('34,152 35,160 36,166', 4, 'ink'),
          gouge('48,150 48,158 48,166', 4, 'ink'),
        ],
        0,
      ),
      flat('ink', outline('-20,96! 0,84 20,96! 16,114 0,120 -16,114')),
      gouge('-6,98 0,94 8,98', 4),
    ],
    place,
  );
