import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '90,-70! 40,-92 -40,-98 -112,-70 -176,-30 -204,6! -178,22 -190,40! -160,46 -140,72 -84,104 -10,116 66,104 120,68 150,22 172,-30',
);
const HEAD = outline(
  '78,-70! 88,-130 116,-184 170,-212 226,-204 264,-164 268,-112 240,-66 206,-34 172,4 140,32!',
);
/** The dark crown, which runs down the nape. */
const CROWN = outline(
  '240,-196! 206,-213 150,-206 108,-172 86,-120 78,-70! 108,-100 128,-142 164,-170 206,-178!',
);
const WING = outline(
  '52,-56! 66,-112 56,-174 20,-236! 4,-214 -8,-222! -16,-196 -34,-206! -38,-178 -58,-182! -60,-150 -66,-110 -58,-70 -34,-30 6,-24!',
);
const FOOT = outline('-10,-10! 40,-30 92,-62! 84,-28 118,-4! 86,18 84,56! 40,32 -8,14!');

const foot = (place: Place): Art =>
  put(
    [
      cut('accent', FOOT, 5),
      ['2,-2 40,-22 78,-48', '4,2 50,-2 98,-4', '2,6 38,24 72,44'].map((toe) => gouge(toe, 6, 'ink')),
    ],
    place,
  );

const wing = (place: Place): Art =>
  put(
    [
      keyed('glow', WING, 6),
      ['40,-70 44,-130 20,-200', '16,-56 12,-120 -8,-180', '-12,-52 -22,-110 -36,-162'].map((line) =>
        gouge(line, 7, 'ink'),
      ),
    ],
    place,
  );

const LOWER_BILL = outline('252,-98! 282,-88 306,-64! 274,-60 246,-74!');
const UPPER_BILL = outline('262,-152! 294,-140 322,-112 328,-94! 304,-90 280,-96 256,-102!');

/** A gosling that leaps to the right with its short wings and its feet spread, a bundle hanging from its bill: from -250 to 340 wide, its wings up to -236. */
export const leapingGosling = (load: Art, place: Place): Art =>
  put(
    [
      cutStroke('accent', '-84,84 -116,124 -120,160', [26, 20, 18], [36, 30, 28]),
      foot({ x: -120, y: 160, turn: 102, size: 0.86 }),
      cutStroke('accent', '0,100 -6,152 26,190', [28, 20, 18], [38, 30, 28]),
      foot({ x: 26, y: 188, turn: 46 }),
      wing({ x: 26, y: -4, turn: 14, size: 0.98 }),
      cut('accent', LOWER_BILL, 5),
      joined('glow', [BODY, HEAD], 7, 'ink'),
      flat('ink', CROWN),
      combed('110,-40 60,40 -60,70 -150,40', '120,40 70,96 -40,100 -130,66', {
        role: 'ink',
        rows: 4,
        width: 6,
        length: 24,
      }),
      load,
      keyed('accent', UPPER_BILL, 6),
      flat('ink', circlePath(298, -118, 4)),
      gouge('262,-126 226,-132 188,-112', 11, 'ink'),
      flat('ink', circlePath(222, -136, 19)),
      flat('light', circlePath(229, -143, 7)),
      wing({ x: -50, y: 4, turn: -38, size: 1.06 }),
    ],
    place,
  );
