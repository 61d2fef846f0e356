import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lenses } from '../lino/marks.ts';
import { eye } from './eyeInProfile.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('60,-70 84,-30 80,20 40,64 -20,76 -80,84 -150,110! -120,60 -80,10 -30,-40 20,-70');
const WING = outline('36,-50! 58,-10 40,30 -10,56 -70,70 -140,98! -110,50 -70,0 -20,-40');

/**
 * A heron that looks right with its neck in a bow: 340 wide, from its crown at -250 to its feet at (-12, 250) and
 * (78, 300), the tip of its bill at (232, -204).
 */
export const heron = (place: Place): Art =>
  put(
    [
      joined(
        'glow',
        [
          limb('-10,56,26 -30,140,11 -34,154,17 -30,168,9 -12,246,8'),
          limb('34,50,26 24,150,11 20,166,17 26,180,9 78,308,8'),
        ],
        4,
        'ink',
      ),
      joined('glow', [limb('-50,256,4 -12,246,9 32,256,4'), limb('-12,246,8 2,266,4')], 4, 'ink'),
      joined('ink', [BODY, limb('44,-30,80 92,-84,40 92,-126,26 64,-170,22 62,-206,24 88,-226,34')], 6),
      gouge('92,-80 98,-112 76,-150 66,-186', 7),
      flat('light', outline('58,-218! 80,-222 104,-214! 92,-202 70,-204')),
      keyed('glow', 'M92 -240L236 -203L94 -206Z', 5),
      gouge('100,-222 160,-213 216,-205', 4, 'ink'),
      put(eye(0, 0, 6), { x: 92, y: -222 }),
      stroke('light', '74,-240 30,-246 -14,-226', [11, 11, 8]),
      stroke('ink', '78,-238 30,-244 -20,-222', [9, 6, 2]),
      cut('mid', WING, 4),
      hatch(WING, { role: 'ink', angle: 150, gap: 13, width: 5, side: 'start', reach: 0.5 }),
      fur(WING, 'light', 150, (x) => (x > -60 ? 0.6 : 0)),
      lenses('70,0 62,50 56,10 44,60 78,-30 80,14', 7).map((d) => flat('light', d)),
    ],
    place,
  );
