import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const FLEECE = outline(
  '-40,-36 -80,-72 -140,-92 -200,-86 -246,-54 -260,0 -244,56 -190,70 -130,84 -84,84 -50,40',
);
const HEAD = outline('-14,-26 4,24 0,76 -18,110 -46,108 -62,70 -78,20 -60,-26');
const HORN = limb('-14,-14,38 -48,-60,38 -108,-52,34 -128,8,28 -92,54,20 -56,34,5');

const HOOVES = 'M-244 186H-218L-210 208H-250ZM-76 186H-50L-42 208H-82Z';
const FAR_HOOVES = 'M-198 184H-174L-168 204H-202ZM-128 184H-104L-98 204H-132Z';

/** A ram that butts to the right: 290 wide, its forehead at 0 and its hooves at 208. */
export const ram = (role: PaperInk, far: PaperInk, marks: PaperInk): Art => [
  joined(far, [
    limb('-196,40,60 -168,110,30 -196,150,17 -186,190,16'),
    limb('-120,50,50 -126,110,28 -124,150,17 -116,190,16'),
    FAR_HOOVES,
  ]),
  joined(role, [
    FLEECE,
    limb('-222,20,90 -204,100,40 -238,146,20 -230,192,18'),
    limb('-96,50,66 -76,110,34 -74,150,19 -62,192,18'),
    HOOVES,
    outline('-250,-40 -276,-24 -270,10 -250,6'),
  ]),
  ticks(FLEECE, { role: marks, flow: around(-150, -30), gap: 27, length: 22, width: 6 }),
  gouge('-248,190 -230,186 -212,190', 5, marks),
  gouge('-80,190 -62,186 -44,190', 5, marks),
  joined(role, [HEAD], 5),
  flat(marks, circlePath(-28, 46, 6)),
  gouge('-24,92 -14,88 -6,78', 5, marks),
  keyed('glow', HORN, 5),
  toPoints('-40,-56 -76,-62 -112,-40 -124,-2 -112,30 -88,48').map(([x, y]) =>
    gouge(`${x * 1.12 + 9},${y * 1.12} ${x * 0.8 - 15},${y * 0.8} ${x * 0.6 - 30},${y * 0.6}`, 5, 'ink'),
  ),
];
