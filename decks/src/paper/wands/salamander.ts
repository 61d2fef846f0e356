import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { joined } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';

const PARTS = [
  '-44,-60,15 -84,-70,13 -92,-100,10',
  '-40,40,15 -84,44,13 -96,14,10',
  '-40,-150,30 -30,-122,46 0,-60,40 8,0,50 -10,60,40 20,130,24 80,150,5',
  '20,-44,15 54,-60,13 54,-96,10',
  '14,44,15 54,40,13 64,70,10',
].map(limb);

/**
 * A spotted salamander that climbs, seen from above: 190 wide, its head at -170 and the tip of its tail at
 * 157.
 */
export const salamander = (place: Place): Art =>
  put(
    [
      joined('glow', PARTS, 7, 'ink'),
      flat('ink', circlePath(-50, -158, 5) + circlePath(-28, -160, 5)),
      toPoints('-32,-130 -10,-84 6,-40 6,10 -6,56 6,100').map(([x, y]) => flat('ink', circlePath(x, y, 9))),
    ],
    place,
  );
