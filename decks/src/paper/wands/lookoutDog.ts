import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-44,4! -58,-24 -46,-56 -24,-84 -16,-112! 4,-140 30,-144 44,-134 70,-128 80,-116 72,-106 44,-104 32,-96! 34,-66 30,-36 36,-4! 44,4!',
);
const TAIL = limb('-46,-6,16 -72,-18,13 -84,-44,10 -78,-66,5');

/** A dog that sits at 0 and looks out to the right, 165 wide and 145 high. */
export const lookoutDog = (place: Place): Art =>
  put(
    [
      joined('light', [BODY, TAIL], 5, 'ink'),
      keyed('ink', outline('4,-134! -18,-130 -36,-112 -38,-92! -20,-94 -2,-108 12,-124!'), 3),
      flat('ink', outline('66,-128! 82,-126 82,-114 70,-116!') + circlePath(38, -126, 5)),
      gouge('74,-110 58,-112 46,-116', 4, 'ink'),
      gouge('4,-4 -4,-30 -24,-40', 6, 'ink'),
      gouge('10,-70 14,-40 12,0', 5, 'ink'),
      // Its collar.
      flat('accent', outline('-18,-104! 6,-90 34,-94! 34,-82 8,-76 -22,-90!')),
    ],
    place,
  );
