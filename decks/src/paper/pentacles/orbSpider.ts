import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const LEGS = [
  '20,40,20 70,-30,15 96,-120,10 112,-190,5',
  '26,52,20 100,20,15 160,-40,10 206,-62,5',
  '26,64,20 96,84,15 136,130,10 190,150,5',
  '16,78,18 52,130,15 50,176,10 34,206,5',
].map(limb);
const ABDOMEN = outline('0,-112 44,-102 74,-66 78,-18 52,20 0,32 -52,20 -78,-18 -74,-66 -44,-102');
const FOREBODY = outline('0,22 34,34 44,62 30,90 0,98 -30,90 -44,62 -34,34');

/** An orb weaver from above, its head down: 420 wide and 400 high about the root of its legs. */
export const orbSpider = (place: Place): Art =>
  put(
    [
      mirrored(joined('ink', LEGS, 5), 0),
      mirrored(
        flat(
          'mid',
          lens([74, -36], [94, -104], 5) + lens([106, 14], [152, -30], 5) + lens([100, 88], [130, 120], 5),
        ),
        0,
      ),
      cut('ink', FOREBODY, 5),
      keyed('accent', ABDOMEN, 7),
      // The pale cross on its back.
      flat('light', `${lens([0, -98], [0, 14], 13)}${lens([-44, -46], [44, -46], 12)}`),
      mirrored(
        combed('58,-70 64,-30 40,10', '34,-80 40,-24 20,14', { role: 'ink', rows: 2, width: 7, length: 26 }),
        0,
      ),
      dots('light', '-14,80,5 14,80,5 -26,70,4 26,70,4 -8,90,3.4 8,90,3.4'),
      flat('mid', circlePath(0, 52, 6)),
    ],
    place,
  );
