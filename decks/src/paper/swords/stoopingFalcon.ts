import { clipped, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-196,-46 -150,-66 -80,-78 20,-66 130,-34 214,-14! 214,30! 120,50 20,82 -70,86 -150,58 -196,44 -222,20 -224,-20',
);
const TAIL = outline('190,-20! 270,-22 350,-14! 362,6 358,30! 280,36 190,34!');
const FAR_WING = outline(
  '-110,-60! -84,-96 -30,-118 40,-114 140,-108 240,-114 350,-136! 286,-106 306,-100! 226,-86 242,-76! 150,-66 60,-50!',
);
const NEAR_WING = outline(
  '-128,-34! -104,-74 -50,-92 20,-84 110,-66 220,-62 348,-74! 280,-42 302,-38! 222,-18 240,-12! 150,4 166,12! 70,24 0,34 -70,26 -116,0',
);
const HOOD = outline(
  '-226,-14! -210,-48 -160,-64 -118,-56 -104,-20! -132,-8 -140,18 -156,46! -176,20 -200,8',
);

/** A falcon that stoops with folded wings, and what it carries in its talons: it flies to the left, its beak at -256 and its tail at 362, its talons at (60, 122). */
export const stoopingFalcon = (place: Place, carried: Art): Art =>
  put(
    [
      joined('ink', [FAR_WING], 6),
      combed('-70,-92 30,-104 260,-110', '-60,-78 40,-84 200,-88', {
        role: 'mid',
        rows: 3,
        width: 7,
        length: 60,
      }),
      joined('near', [TAIL], 6),
      [250, 284, 318].map((x) => gouge(`${x},-16 ${x + 8},6 ${x + 2},30`, 8, 'ink')),
      keyed('light', BODY, 5),
      // The bars of its breast bend round it.
      clipped(
        BODY,
        [-120, -86, -52, -18, 16, 50, 84, 118, 152].map((x, i) =>
          gouge(`${x - 14},${20 - i} ${x + 10},${46 - i * 2} ${x + 2},${80 - i * 4}`, 9, 'ink'),
        ),
      ),
      carried,
      [20, 74].map((x) => [
        joined('light', [limb(`${x - 10},64,44 ${x + 4},92,32`)], 5),
        cutStroke('glow', `${x + 2},96 ${x + 6},112`, [18, 16], [26, 24]),
        [-22, -4, 14].map((dx) =>
          cutStroke(
            'glow',
            `${x + dx * 0.5 + 6},108 ${x + dx + 2},126 ${x + dx - 6},142`,
            [13, 11, 4],
            [20, 18, 8],
          ),
        ),
      ]),
      cutStroke('accent', '86,96 150,88 210,104 268,92', [8, 9, 8, 5], [15, 16, 15, 10]),
      cutStroke('accent', '86,100 146,118 206,112 250,126', [8, 9, 8, 5], [15, 16, 15, 10]),
      joined('ink', [NEAR_WING], 6),
      combed('-96,-40 0,-58 120,-46 280,-62', '-96,-6 0,20 100,8 200,-20', {
        role: 'mid',
        rows: 6,
        width: 8,
        length: 46,
      }),
      flat('ink', HOOD),
      keyed('glow', outline('-216,-22! -244,-14 -262,8 -258,30! -244,16 -222,14!'), 4),
      gouge('-244,12 -226,6 -204,12', 4, 'ink'),
      keyed('glow', circlePath(-176, -20, 17), 3),
      flat('ink', circlePath(-178, -20, 11)),
      flat('light', circlePath(-181, -25, 4)),
      gouge('-204,-38 -178,-46 -146,-36', 6, 'mid'),
    ],
    place,
  );
