import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch, lenses } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('60,-70 84,-30 80,20 40,64 -20,76 -80,84 -150,110! -120,60 -80,10 -30,-40 20,-70');
const WING = outline('36,-50! 58,-10 40,30 -10,56 -70,70 -140,98! -110,50 -70,0 -20,-40');

/**
 * A heron that looks right with its neck in a bow: 340 wide, from its crown at -250 to its feet at (-10, 250) and
 * (84, 300), the tip of its bill at (222, -196).
 */
export const heron = (place: Place): Art =>
  put(
    [
      joined(
        'glow',
        [
          limb('-6,60,16 -14,142,9 -16,156,14 -13,170,8 -10,246,7'),
          limb('36,54,16 56,156,9 60,172,14 64,188,8 84,310,7'),
        ],
        4,
        'ink',
      ),
      joined('glow', [limb('-46,254,4 -10,246,9 30,256,4'), limb('-10,246,8 4,264,4')], 4, 'ink'),
      joined('ink', [BODY, limb('44,-30,84 96,-90,44 88,-140,30 58,-190,28 82,-226,36')], 6),
      gouge('96,-84 104,-110 86,-150 70,-186', 9),
      flat('light', outline('58,-218! 80,-222 104,-214! 92,-202 70,-204')),
      cut('glow', outline('96,-232! 160,-218 224,-194! 160,-196 96,-206!'), 4),
      gouge('104,-216 160,-208 206,-197', 4, 'ink'),
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
