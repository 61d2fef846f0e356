import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, outward, wedge } from '../lino/marks.ts';
import { fur, outline } from '../nature/body.ts';

// The lion comes in three parts, so that a wand can lie between its body and its paws.

const HAUNCHES = outline('70,800 76,700 110,620 190,580 300,560 410,580 490,620 524,700 530,800');
const PAW = outline(
  '356,650 410,636 456,690 474,760 470,792 446,812! 430,800! 416,816! 400,804! 384,816! 368,802! 348,806 336,780 340,720',
);
const FACE = outline(
  '300,290 350,294 388,330 392,390 376,440 366,500 340,540 300,550 260,540 234,500 224,440 208,390 212,330 250,294',
);
const NOSE = 'M264 444C282 434 318 434 336 444C330 470 310 476 304 482V516H296V482C290 476 270 470 264 444Z';

/** The height of the middle of its mane. */
const Y = 450;

/** One round of its mane. */
const mane = (from: number, to: number, count: number, width: number): string =>
  times(count, (i) => {
    const turn = (i * 360) / count;
    return wedge(polar(300, Y, from, turn), polar(300, Y, to * (i % 2 ? 1 : 0.88), turn + 6), width);
  }).join('');

/** The right half of what is in the face. */
const FEATURES: Art = [
  flat('light', outline('300,446 336,448 360,478 352,520 326,532 300,516')),
  flat('light', outline('300,540 322,534 330,552 300,572')),
  flat('ink', outline('330,404! 344,384 372,374! 370,392 352,406')),
  flat('glow', circlePath(354, 390, 6)),
  gouge('328,372 334,412 342,446', 7, 'ink'),
  gouge('302,514 324,528 348,512', 7, 'ink'),
  flat('ink', circlePath(328, 482, 3) + circlePath(342, 492, 3) + circlePath(327, 499, 3)),
];

/**
 * A lion at rest from the front, without its paws and face: 500 wide about x 300, its mane from 223 and its
 * haunches down to 831.
 */
export const lionBody: Art = [
  joined('far', [HAUNCHES]),
  hatch(HAUNCHES, { role: 'ink', gap: 17, width: 6, side: 'end', reach: 0.14 }),
  fur(HAUNCHES, 'near', outward(300, 420), (x) => (Math.abs(x - 300) > 90 ? 0.6 : 0)),
  flat('light', mane(130, 232, 30, 40)),
  flat('near', mane(120, 220, 30, 34)),
  cut('near', circlePath(300, Y, 150), 0),
  flat('ink', mane(80, 168, 26, 24)),
  fur(circlePath(300, Y, 214), 'far', outward(300, Y), () => 0.7),
];

/** The forepaws of the lion side by side: 360 wide about x 300, from 628 to 820 down. */
export const lionPaws: Art = mirrored([
  joined('far', [PAW]),
  fur(PAW, 'near', 84, (_, y) => (y < 760 ? 0.8 : 0)),
  [376, 404, 432].map((x) => gouge(`${x},768 ${x + 2},786 ${x},806`, 7, 'ink')),
]);

/** The face of the lion with its ears: 270 wide about x 300, from 309 to 612 down. */
export const lionHead: Art = put(
  [
    mirrored([cut('far', circlePath(398, 306, 34), 5), flat('near', circlePath(394, 312, 17))]),
    keyed('far', FACE, 6),
    mirrored(FEATURES),
    flat('ink', NOSE),
    [284, 300, 316].map((x) => gouge(`${x},310 ${x},328 ${x},348`, 6, 'ink')),
  ],
  { y: Y - 410 },
);
