import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '0,-166 44,-156 66,-110 92,-56 100,-16 84,4 0,8 -84,4 -100,-16 -92,-56 -66,-110 -44,-156',
);
const HEAD = outline('0,-252 38,-246 54,-214 46,-174 20,-158 -20,-158 -46,-174 -54,-214 -38,-246');
const EAR = outline('30,-244! 62,-244 86,-204 84,-158! 60,-162 44,-196');

/** An old hound that sits with its back to us: 260 wide with its tail, its head at -252; the ground is at 8. */
export const waitingHound = (place: Place): Art =>
  put(
    [
      flat('near', 'M-150 6Q0 -22 130 6Q0 34 -150 6Z'),
      keyed('light', limb('-50,-8,30 -106,0,24 -146,-20,16 -158,-56,5'), 6),
      joined('light', [BODY, HEAD], 5),
      fur(
        BODY,
        'mid',
        (x) => 90 - x * 0.3,
        (x, y) => (x > 10 && y > -130 ? 0.9 : 0),
      ),
      mirrored([cut('accent', EAR, 4), gouge('58,-228 70,-200 70,-176', 5, 'ink')], 0),
      gouge('0,-150 3,-90 0,-30', 6, 'ink'),
      mirrored(gouge('58,-60 40,-30 54,-2', 7, 'ink'), 0),
      [gouge('-24,-120 -34,-100 -36,-80', 5, 'ink'), gouge('-24,-96 -36,-76 -40,-60', 5, 'ink')],
    ],
    place,
  );
