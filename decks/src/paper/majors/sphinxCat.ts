import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '0,-70 34,-60 46,-10 66,40 74,90 62,118! 30,120 0,120 -30,120 -62,118! -74,90 -66,40 -46,-10 -34,-60',
);
const HEAD = outline(
  '0,-128 22,-132 46,-178! 56,-140 54,-104 40,-78 16,-62 0,-60 -16,-62 -40,-78 -54,-104 -56,-140 -46,-178! -22,-132',
);

/** A black cat with a collar that sits upright and faces us: 190 wide, from its ears at -178 to its paws at 122. */
export const sphinxCat = (place: Place): Art =>
  put(
    [
      joined('ink', [BODY, limb('56,100,28 96,104,26 116,70,22 104,36,16 116,18,8')], 6),
      mirrored(
        [
          gouge('20,-20 22,40 18,112', 5),
          gouge('40,112 62,90 50,52', 5),
          [8, 22].map((x) => gouge(`${x},108 ${x + 1},114 ${x},120`, 4)),
        ],
        0,
      ),
      flat('mid', lens([0, 10], [0, 100], 8)),
      joined('ink', [HEAD], 5),
      stroke('accent', '-32,-66 0,-52 32,-66', [13, 13, 13]),
      stroke('glow', '-30,-66 0,-53 30,-66', [4, 5, 4]),
      mirrored(
        [
          flat('mid', outline('28,-134! 44,-164 49,-136')),
          keyed('glow', outline('10,-104! 26,-120 44,-116! 34,-98 20,-96'), 3),
          flat('ink', lens([27, -118], [27, -96], 9)),
          [-84, -78].map((y, i) => gouge(`14,-80 40,${y - 2} 70,${y + i * 10 - 8}`, 4)),
        ],
        0,
      ),
      flat('accent', 'M-8 -88H8L0 -79Z'),
      gouge('-9,-70 -4,-73 0,-78 4,-73 9,-70', 4),
    ],
    place,
  );
