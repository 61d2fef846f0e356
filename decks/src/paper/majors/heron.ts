import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lenses } from '../lino/marks.ts';
import { eye } from './eyeInProfile.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('60,-70 84,-30 80,20 40,64 -20,76 -80,84 -150,110! -120,60 -80,10 -30,-40 20,-70');
const WING = outline('36,-50! 58,-10 40,30 -10,56 -70,70 -140,98! -110,50 -70,0 -20,-40');

/** The side of its head, its bill and its crest. */
const FACE: Art = [
  flat('light', outline('54,-222! 74,-234 106,-234 108,-212! 92,-198 66,-202')),
  keyed('glow', 'M92 -242L248 -204L244 -198L94 -204Z', 5),
  gouge('100,-222 160,-213 216,-205', 4, 'ink'),
  put(eye(0, 0, 8), { x: 88, y: -222 }),
];

/**
 * A heron that looks right and bows its neck under what hangs from its bill: 380 wide, from its crown at -262 to its
 * feet at (-12, 250) and (84, 322), the tip of its bill at (235, -158).
 */
export const heron = (place: Place): Art =>
  put(
    [
      joined(
        'glow',
        [
          limb('-26,100,10 -34,144,9 -37,154,14 -34,164,9 -12,246,8'),
          limb('22,100,10 13,144,9 10,154,14 14,164,9 84,322,8'),
        ],
        4,
        'ink',
      ),
      joined('glow', [limb('-50,256,4 -12,246,9 32,256,4'), limb('-12,246,8 2,266,4')], 4, 'ink'),
      joined(
        'ink',
        [
          BODY,
          limb('-12,56,56 -18,90,34 -28,124,12'),
          limb('32,40,56 28,86,34 18,124,12'),
          limb('44,-30,80 98,-82,44 112,-132,29 84,-180,23 74,-218,24 104,-238,34'),
        ],
        6,
      ),
      gouge('98,-76 114,-116 92,-158 78,-196', 7),
      // Two plumes of the crest, which hang down behind the nape.
      ['96,-254 62,-250 40,-226 30,-188', '90,-250 66,-236 54,-212 50,-184'].map((plume) =>
        cutStroke('ink', plume, [12, 11, 8, 2], [22, 21, 17, 9]),
      ),
      flat('ink', circlePath(96, -244, 12)),
      put(FACE, { x: -62, y: -59, turn: 22 }),
      cut('mid', WING, 4),
      hatch(WING, { role: 'ink', angle: 150, gap: 13, width: 5, side: 'start', reach: 0.5 }),
      fur(WING, 'light', 150, (x) => (x > -60 ? 0.6 : 0)),
      lenses('70,0 62,50 56,10 44,60 78,-30 80,14', 7).map((d) => flat('light', d)),
    ],
    place,
  );
