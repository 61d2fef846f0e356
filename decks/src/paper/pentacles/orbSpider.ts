import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, joined, keyed } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const LEGS = [
  '18,42,20 68,10,16 90,-26,13 84,-86,11 64,-196,5',
  '26,50,20 84,18,16 122,-40,11 186,-82,5',
  '28,62,20 78,54,16 128,72,11 190,92,5',
].map(limb);
/** The foremost pair, which works: the left one curls round a rim at (-68, 216), the right one round a handle at (51, 139). */
const AT_WORK = [
  '-16,78,20 -48,106,17 -66,150,14 -80,190,12 -80,212,11 -58,224,6',
  '16,78,20 58,92,17 82,120,14 77,148,12 54,158,11 30,144,6',
].map(limb);
const ABDOMEN = outline('0,-112 44,-102 74,-66 78,-18 52,20 0,32 -52,20 -78,-18 -74,-66 -44,-102');
const FOREBODY = outline('0,22 34,34 44,62 30,90 0,98 -30,90 -44,62 -34,34');

/** An orb weaver from above, its head down: 390 wide and 400 high about the root of its legs. */
export const orbSpider = (place: Place): Art =>
  put(
    [
      mirrored(joined('ink', LEGS, 5), 0),
      joined('ink', AT_WORK, 5),
      mirrored(flat('mid', lenses('82,-18 82,-80 96,2 118,-36 76,56 118,68', 5).join('')), 0),
      flat('mid', lenses('60,106 73,122 -52,120 -64,152', 5).join('')),
      cut('ink', FOREBODY, 5),
      fill('ink', ABDOMEN, { edge: 'light', width: 17 }),
      keyed('accent', ABDOMEN, 7),
      // The pale cross on its back.
      flat('light', `${lens([0, -98], [0, 14], 13)}${lens([-44, -46], [44, -46], 12)}`),
      mirrored(
        combed('58,-70 64,-30 40,10', '34,-80 40,-24 20,14', { role: 'ink', rows: 2, width: 9, length: 36 }),
        0,
      ),
      dots('light', '-14,80,5 14,80,5 -26,70,4 26,70,4 -8,90,3.4 8,90,3.4'),
      flat('mid', circlePath(0, 52, 6)),
    ],
    place,
  );
