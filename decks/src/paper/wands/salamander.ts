import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toPoints, toTriples } from '../../drawing/geometry.ts';
import { joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline('-46,-206 -24,-200 -4,-172 10,-140 0,-118 -30,-108 -56,-116 -72,-136 -64,-172 -58,-198');
const BODY = limb(
  '-30,-140,34 -22,-110,36 2,-66,42 12,-16,46 2,34,42 -16,76,32 -20,116,24 2,154,15 38,166,9 58,154,4',
);

/** Legs with their elbows out, each by its joints, its hand and the tips of its toes. */
const LEGS = [
  ['-8,-92,20 -58,-78,15 -72,-122,11', '-72,-124', '-94,-132 -84,-146 -68,-150 -54,-138'],
  ['6,-76,20 54,-82,15 60,-128,11', '60,-130', '42,-144 56,-156 72,-152 82,-140'],
  ['2,46,20 -54,42,16 -66,4,11', '-66,2', '-88,-4 -80,-20 -64,-24 -50,-14'],
  ['0,56,20 50,66,16 62,28,11', '62,26', '44,12 56,0 72,2 84,14'],
] as const;

const legs = LEGS.flatMap(([leg, foot, toes]) => [
  limb(leg),
  ...toPoints(toes).map(([x, y]) => limb(`${foot},8 ${x},${y},6`)),
]);

/** A spotted salamander that climbs, seen from above: 180 wide, its snout at -198 and its tail down to 170. */
export const salamander = (place: Place): Art =>
  put(
    [
      joined('glow', [...legs, BODY, HEAD], 7, 'ink'),
      flat('ink', circlePath(-62, -154, 7) + circlePath(-6, -156, 7)),
      flat('ink', circlePath(-52, -194, 3) + circlePath(-38, -196, 3)),
      toTriples('-32,-134,7 -8,-104,8 -6,-66,9 18,-40,8 8,0,9 -10,30,7 8,60,6 -14,88,7 -14,122,5').map(
        ([x, y, r]) => flat('ink', circlePath(x, y, r)),
      ),
    ],
    place,
  );
