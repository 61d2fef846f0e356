import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { polar, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The coat of spines hunches over from the brow to the rump. */
const COAT = outline(
  '-108,-120! -70,-156 0,-160 76,-112 120,-30 132,60 116,130! 20,134 -30,110 -46,40 -50,-30 -80,-80',
);
const BODY = outline('-130,-60! -60,-110 20,-60 40,60 60,134! -70,138 -112,112 -122,60 -112,0');
const FACE = outline(
  '-96,-128! -132,-112 -152,-84 -182,-58 -214,-44 -214,-30! -186,-18 -150,-8 -112,10 -70,10 -60,-60',
);

/** Spines that grow over the brow and the cheek. */
const FRINGE = toPoints('-78,-118 -64,-100 -56,-80 -52,-60 -50,-40 -50,-20 -50,0')
  .map(([x, y], i) => wedge([x + 22, y + 8], [x - 36, y - 12 + i * 5], 12))
  .join('');
const FOOT = outline('-124,104 -98,92 -64,98 -44,118 -56,138! -118,138! -134,124');

const spikes = (length: number, width: number): string =>
  times(20, (i) =>
    wedge(polar(-20, 10, 120, 252 + i * 8.4), polar(-20, 10, length, 258 + i * 8.4), width),
  ).join('');

/** A hedgehog that sits upright in profile to the left, its eyes shut and its paws folded on its belly: 390 wide and 340 high, its foot at 138. */
export const hedgehog = (place: Place): Art =>
  put(
    [
      flat('light', spikes(206, 26)),
      flat('ink', spikes(195, 17)),
      cut('light', BODY, 5),
      combed('-96,20 -98,70 -80,120', '-50,20 -40,70 -30,126', {
        role: 'far',
        rows: 4,
        width: 5,
        length: 22,
      }),
      flat('ink', COAT),
      combed('-70,-140 30,-140 100,-40 116,100', '-60,-90 -10,-60 10,20 10,110', {
        role: 'far',
        rows: 6,
        width: 7,
        length: 34,
      }),
      cut('light', FACE, 5),
      flat('ink', FRINGE),
      flat('ink', outline('-224,-42! -214,-56 -200,-48 -202,-32 -216,-28')),
      gouge('-200,-26 -172,-18 -146,-26', 5, 'ink'),
      gouge('-166,-62 -148,-50 -130,-62', 8, 'ink'),
      gouge('-166,-80 -148,-88 -130,-84', 5, 'ink'),
      cut('near', outline('-104,-84! -116,-118 -98,-142 -70,-130 -66,-92'), 4),
      gouge('-94,-124 -84,-112 -84,-94', 5, 'far'),
      // Its short paws lie together on its belly, and its round feet lie side by side.
      joined('light', [limb('-58,36,34 -88,48,30 -108,50,24')], 5, 'ink'),
      joined('light', [limb('-66,62,36 -92,66,32 -116,62,24')], 5, 'ink'),
      [54, 62, 70].map((y) => gouge(`-112,${y} -122,${y + 1} -130,${y + 6}`, 6, 'ink')),
      joined('light', [FOOT], 5, 'ink'),
      [112, 122, 132].map((y) => gouge(`-124,${y} -136,${y + 1} -146,${y + 6}`, 6, 'ink')),
    ],
    place,
  );
