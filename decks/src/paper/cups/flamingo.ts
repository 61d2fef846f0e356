import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const SKULL = outline('-40,18 -34,-14 -8,-30 22,-22 34,-2 30,20 4,32 -24,34');
const BILL = outline('14,-22! 44,-18 70,4 80,36 74,60! 56,50 46,34 28,24 12,24!');
const BILL_TIP = outline('76,18! 82,38 74,60! 58,52 48,36!');

/** A flamingo's head that looks right, 120 wide about its middle; the neck comes from (-30, 14). */
export const flamingoHead = (place: Place): Art =>
  put(
    [
      cut('light', BILL, 5),
      flat('ink', BILL_TIP),
      flat('ink', lens([30, 4], [72, 34], 4)),
      joined('accent', [SKULL], 0),
      flat('glow', circlePath(6, -6, 9)),
      flat('ink', circlePath(8, -6, 5)),
    ],
    place,
  );

const TRUNK = outline('-150,10! -110,-50 -40,-84 40,-80 100,-40 120,20 96,76 40,104 -30,96 -90,60');
/** Its body, which looks right: 290 wide, its breast at (110, 10). */
export const flamingoBody = (place: Place): Art =>
  put(
    [
      cut('accent', TRUNK, 6),
      combed('60,-50 0,-40 -70,0', '80,10 20,40 -60,40', { rows: 5, width: 9, length: 40 }),
      combed('-60,-66 -100,-30 -130,0', '-40,-60 -80,-24 -110,10', { rows: 2, width: 7, length: 30 }),
    ],
    place,
  );

/** Its neck through points with a width each, and cuts along its lit side. */
export const flamingoNeck = (joints: string, lit: string): Art => [
  joined('accent', [limb(joints)], 6),
  gouge(lit, 6),
];
