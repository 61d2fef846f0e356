import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { dots, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-84 46,-78 72,-46 76,-14! 108,12 96,22! 112,46 90,44! 92,66 64,58! 40,78 0,84 -40,78 -64,58! -92,66 -90,44! -112,46 -96,22! -108,12 -76,-14! -72,-46 -46,-78',
);
const EAR = outline('26,-70! 54,-116 84,-134! 92,-90 76,-44!');
const BREAST = outline('-60,50! -104,76 -136,120 -142,200! 142,200! 136,120 104,76 60,50!');
const CROWN = outline(
  '-54,-66! -70,-126! -40,-100! -30,-142! -10,-108! 0,-152! 10,-108! 30,-142! 40,-100! 70,-126! 54,-66! 0,-80',
);

/** A lynx with a crown from the front, to its shoulders: 290 wide, from its crown at -152 down to 200. */
export const crownedLynx = (place: Place): Art =>
  put(
    [
      joined('glow', [BREAST], 6, 'ink'),
      mirrored(
        [
          joined('glow', [EAR], 5, 'ink'),
          flat('ink', outline('60,-96! 78,-128 98,-160! 96,-120 84,-92!')),
          flat('light', outline('44,-74! 58,-98 74,-106! 76,-78 66,-54!')),
        ],
        0,
      ),
      joined('glow', [HEAD], 6, 'ink'),
      mirrored(
        [
          flat('light', outline('0,18 26,16 46,34 50,56 28,72 0,76!')),
          flat('light', outline('76,4! 100,16 86,20! 98,42 74,34!')),
          gouge('58,-26 70,4 66,30', 7, 'ink'),
          keyed('light', outline('16,-10! 30,-26 54,-34 70,-32! 62,-10 44,0 28,-2'), 5),
          flat('ink', outline('42,-31! 51,-16 43,-1! 35,-14')),
          gouge('8,-12 28,-34 52,-44 80,-42', 11, 'ink'),
          flat('light', circlePath(39, -22, 3)),
          gouge('0,44 16,56 34,48', 5, 'ink'),
          dots('ink', '20,34,3 32,38,3'),
        ],
        0,
      ),
      combed('-26,-70 -14,-46 -8,-24', '26,-70 14,-46 8,-24', { role: 'ink', rows: 2, width: 6, length: 22 }),
      flat('ink', 'M-18 16H18Q14 34 0 42Q-14 34 -18 16Z'),
      keyed('glow', CROWN, 5),
      flat('accent', circlePath(0, -94, 8) + circlePath(-30, -88, 6) + circlePath(30, -88, 6)),
    ],
    place,
  );

/** A paw over the rail at (x, y) that holds the reins. */
export const railPaw = (x: number, y: number): Art =>
  put(
    [
      joined('glow', [outline('-24,-20! 0,-28 24,-20! 30,6 20,24 -20,24 -30,6')], 5, 'ink'),
      [-9, 9].map((toe) => gouge(`${toe},4 ${toe},12 ${toe},26`, 5, 'ink')),
    ],
    { x, y },
  );
