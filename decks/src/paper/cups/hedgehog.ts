import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The coat of spines hunches over from the brow to the rump. */
const COAT = outline(
  '-108,-120! -70,-156 0,-160 76,-112 120,-30 132,60 116,130! 20,134 -30,110 -46,40 -50,-30 -80,-80',
);
const BODY = outline('-130,-60! -60,-110 20,-60 40,60 60,134! -70,138 -112,112 -122,60 -112,0');
const FACE = outline(
  '-96,-128! -132,-112 -152,-84 -182,-58 -214,-44 -214,-30! -186,-18 -150,-8 -112,10 -70,10 -60,-60',
);

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
      combed('-112,-106 -100,-60 -92,-10', '-84,-110 -74,-60 -70,-10', {
        role: 'far',
        rows: 2,
        width: 5,
        length: 18,
      }),
      flat('ink', outline('-224,-42! -214,-56 -200,-48 -202,-32 -216,-28')),
      gouge('-200,-26 -172,-18 -146,-26', 5, 'ink'),
      gouge('-166,-62 -148,-50 -130,-62', 8, 'ink'),
      gouge('-166,-80 -148,-88 -130,-84', 5, 'ink'),
      cut('near', outline('-104,-84! -116,-118 -98,-142 -70,-130 -66,-92'), 4),
      gouge('-94,-124 -84,-112 -84,-94', 5, 'far'),
      // Its arms are folded: one paw lies over the other.
      joined('light', [limb('-40,20,44 -70,66,38 -112,74,32')], 4),
      joined('light', [limb('-64,8,40 -106,40,34 -130,66,30 -110,88,24 -84,90,20')], 4),
      [gouge('-100,82 -92,88 -92,96', 4, 'ink'), gouge('-86,82 -78,88 -78,96', 4, 'ink')],
      joined('light', [limb('0,124,34 -60,130,28 -104,132,24'), limb('40,124,30 0,132,24')], 4),
      flat('ink', lens([-116, 124], [-104, 132], 3) + lens([-116, 134], [-102, 138], 3)),
    ],
    place,
  );
