import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline(
  '300,350! 400,372 476,440 512,560 520,700 510,860! 90,860! 80,700 88,560 124,440 200,372!',
);
const HEAD = outline(
  '300,420 372,432 416,480 424,550 402,620 386,680 380,740 340,784 300,792 260,784 220,740 214,680 198,620 176,550 184,480 228,432',
);
const SNOUT = outline('300,674 348,682 372,716 362,758 330,782 300,786 270,782 238,758 228,716 252,682');

/** The bristles that stand up along its back, seen from the front. */
const bristles = (from: number, to: number, width: number) =>
  times(27, (i) => {
    const angle = -168 + i * 6;
    return wedge(polar(300, 560, from, angle), polar(300, 560, to + (i % 3) * 18, angle), width);
  }).join('');

const eye: Art = [
  flat('glow', outline('330,556! 350,534 380,530! 374,552 350,562')),
  flat('ink', circlePath(354, 547, 8)),
  gouge('322,562 344,526 386,520', 9, 'far'),
];

/** A boar from the front, its bristles raised: 440 wide, from its bristles at 310 down to 860. */
export const boar: Art = [
  flat('light', bristles(190, 258, 22)),
  flat('ink', bristles(180, 250, 15)),
  joined('ink', [BODY]),
  fur(
    BODY,
    'far',
    (x) => 90 + (x - 300) * 0.12,
    (x, y) => (Math.abs(x - 300) > 110 && y > 420 ? 0.75 : 0),
  ),
  [118, 140, 162].map((x) => gouge(`${x},640 ${x + 12},690 ${x + 4},740`, 8)),
  mirrored([
    joined('ink', [outline('356,448! 386,386 444,346! 456,420 424,492!')]),
    flat('mid', outline('384,446! 404,402 434,374! 436,424 414,466!')),
  ]),
  joined('ink', [HEAD]),
  fur(HEAD, 'far', 90, (x, y) => (y < 640 && Math.abs(x - 300) < 40 ? 0.8 : 0)),
  mirrored([eye, gouge('350,640 366,600 392,584', 6, 'far')]),
  cut('mid', SNOUT, 6),
  mirrored([
    flat('ink', outline('314,722! 330,706 346,718 340,744 322,746')),
    keyed('light', outline('352,752! 392,760 420,716 420,650! 446,720 424,792 372,804 340,788!'), 5),
  ]),
  gouge('262,690 300,680 338,690', 5, 'ink'),
];
