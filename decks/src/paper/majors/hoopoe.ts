import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { clipped } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-40,-172 -10,-184 20,-168 34,-130 60,-84 66,-40 44,-6 10,2 -26,-14 -52,-60 -58,-110');
const WING = outline('10,-130! 52,-110 86,-50 104,20! 66,16 26,-12 2,-60 -2,-104');
const TAIL = outline('40,-20! 78,10 116,86! 92,92 60,56 22,4!');

/** A hoopoe that looks left, its fan of a crest spread like a crown: its feet at 0, its crest up to -268, its tail behind it down to 90. */
export const hoopoe = (place: Place): Art =>
  put(
    [
      times(7, (i) => {
        const [x, y] = polar(-6, -164, 92 + 8 * Math.sin((i * Math.PI) / 6), 196 + i * 22);
        return [
          cut('glow', limb(`-8,-166,14 ${(x - 8) / 2},${(y - 166) / 2},24 ${x},${y},26`), 5),
          flat('ink', circlePath(x, y, 13)),
        ];
      }),
      cut('ink', TAIL, 5),
      gouge('50,10 78,36 98,76', 9),
      [limb('-6,-8,13 -10,8,12 -30,14,9'), limb('24,-8,13 22,8,12 4,14,9')].map((d) => keyed('mid', d, 4)),
      keyed('sky', BODY, 5),
      combed('-44,-150 -48,-100 -40,-50 -10,-14', '-20,-150 -20,-100 -12,-60 10,-24', {
        role: 'accent',
        rows: 3,
        width: 7,
        length: 26,
      }),
      cut('ink', WING, 5),
      clipped(
        WING,
        [-104, -74, -44, -14].map((y) => flat('light', lens([-20, y + 6], [110, y + 26], 15))),
      ),
      cut('ink', outline('-40,-172! -80,-176 -124,-156 -150,-128! -114,-144 -80,-154 -42,-154!'), 4),
      joined('sky', [circlePath(-18, -164, 31)], 4),
      flat('sky', circlePath(-10, -146, 28)),
      flat('ink', circlePath(-26, -170, 9)),
      flat('light', circlePath(-29, -173, 3)),
    ],
    place,
  );
