import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

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
      // The hair parts along its spine and runs down over the ribs.
      combed('14,-140 22,-90 20,-24', '64,-96 86,-50 92,-10', { role: 'mid', rows: 5 }),
      combed('-60,-90 -84,-50 -88,-10', '-44,-120 -60,-70 -64,-10', { role: 'far', rows: 2 }),
      combed('-30,-236 -34,-206 -20,-176', '30,-236 34,-206 20,-176', {
        role: 'mid',
        rows: 5,
        width: 4,
        length: 20,
      }),
      mirrored([cut('accent', EAR, 4), gouge('58,-228 70,-200 70,-176', 5, 'ink')], 0),
      gouge('0,-150 3,-90 0,-30', 6, 'ink'),
      mirrored(gouge('58,-60 40,-30 54,-2', 7, 'ink'), 0),
      cut('accent', outline('-42,-172! 0,-160 42,-172! 46,-154 0,-140 -46,-154!'), 4),
    ],
    place,
  );
