import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** Skull, arched neck, back, and a deep chest whose long hair ends in tufts, as one body. */
const BODY = outline(
  '258,226 232,230 206,246 184,280 170,330 160,390 148,450 126,510 98,572 74,640 60,710 58,776 76,830! 250,830! 262,760 288,722 318,712! 324,690 332,668! 348,668 354,660! 352,644 354,632! 364,630 366,620! 350,570 322,528 292,486 270,444 258,402 262,374 282,360! 320,362 362,372 398,380 418,380! 434,374 440,360! 438,344 420,328! 388,304 352,278 318,252 288,234',
);
/** The grey saddle from the withers down over the back. */
const SADDLE = outline(
  '150,470! 120,540 60,620 40,720 50,850 130,850! 136,790 146,740! 160,756 176,756! 170,716 174,676! 190,690 208,686! 196,646 198,606! 212,618 230,612! 208,560 186,520 168,480!',
);
/** The side of its neck that is turned from the moon. */
const NAPE = outline('214,238! 196,262 182,320 172,380 166,450! 130,450! 150,300 190,230!');
/** Small, and folded back along the neck like the petal of a rose. */
const EAR = outline('250,266! 232,258 208,266 190,286 172,318 160,352! 190,346 216,330 238,306 252,284');
const EAR_FOLD = outline('248,272! 222,282 198,304 166,348! 194,334 222,312 240,294');

/** A borzoi that sits in profile to the right: its nose at (438, 360), its back to 58, the ground at 830. */
export const borzoi: Art = [
  joined('light', [BODY], 6),
  clipped(BODY, [
    flat('far', NAPE),
    cut('mid', SADDLE, 6),
    combed('140,510 92,640 76,790', '176,560 150,680 110,800', {
      role: 'ink',
      rows: 4,
      width: 8,
      length: 52,
    }),
    flat('mid', outline('318,252! 360,282 400,312 424,332! 400,334 356,312 322,284')),
  ]),
  combed('236,520 254,590 258,660', '292,540 318,590 322,640', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 56,
  }),
  clipped(BODY, [
    cutStroke('accent', '130,416 172,440 222,446 290,420', [34, 34, 34, 34], [46, 46, 46, 46]),
    toPoints('176,441 208,446 240,442').map(([x, y]) => cut('glow', circlePath(x, y, 8), 3)),
  ]),
  cut('mid', EAR, 6),
  flat('ink', EAR_FOLD),
  flat('ink', outline('414,330! 432,336 442,350 440,364 426,368! 416,358 412,344')),
  gouge('424,368 386,362 350,350 324,336', 6, 'ink'),
  flat('ink', outline('276,276! 290,262 310,264 324,282! 308,290 290,290')),
  flat('light', circlePath(303, 271, 4.4)),
  gouge('264,266 286,248 318,258', 6, 'ink'),
  gouge('280,298 300,304 322,298', 4, 'mid'),
  gouge('262,362 252,336 258,312', 6, 'mid'),
  flat('far', lens([272, 322], [300, 350], 7) + lens([290, 318], [316, 342], 6)),
];

/** From the hip forward to the knee, which is as high as the elbow, and back to the hock. */
const THIGH = outline(
  '84,808 88,768 116,730 160,706 208,700 244,716 256,744 240,772 204,794 172,818! 130,840 92,832',
);
const HIND_FOOT = outline('84,824 96,802 124,796 170,806 216,802 248,806 266,820 262,834 180,836 100,836');

/** Its folded hind leg: the long thigh, and the long foot under it. */
export const hindLeg: Art = [
  joined('light', [THIGH, HIND_FOOT], 6),
  gouge('246,758 214,782 180,800 138,804', 7, 'ink'),
  combed('112,762 150,732 214,722', '116,794 160,768 226,746', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 46,
  }),
  ['226,812 230,820 228,832', '246,814 249,822 247,832'].map((gap) => gouge(gap, 5, 'ink')),
];

const leg = (dx: number): string[] => [
  limb(`${304 + dx},640,52 ${308 + dx},690,44 ${310 + dx},740,36 ${309 + dx},780,32 ${311 + dx},812,34`),
  outline(
    `${290 + dx},826 ${294 + dx},806 ${314 + dx},798 ${336 + dx},804 ${352 + dx},818 ${350 + dx},834 ${300 + dx},836`,
  ),
];
/** Long hair behind the foreleg. */
const FEATHER = outline('282,684! 272,722 268,752! 282,748 284,744! 278,776 280,792! 296,776 302,720');

/** The forelegs on which it sits up: the farther one, behind the breast, and the nearer one. */
export const farForeleg: Art = [
  joined('far', leg(36), 6, 'ink'),
  ['366,814 368,822 366,832', '382,818 383,824 381,832'].map((gap) => gouge(gap, 5, 'ink')),
];
export const nearForeleg: Art = [
  joined('light', [...leg(0), FEATHER], 6),
  // Where it comes out of the breast it is open.
  flat('light', limb('300,600,56 304,650,50 306,690,38')),
  gouge('284,632 276,662 284,690', 7, 'ink'),
  combed('302,690 304,740 304,784', '314,690 314,740 312,784', {
    role: 'far',
    rows: 2,
    width: 7,
    length: 44,
  }),
  ['330,814 332,822 330,832', '346,818 346,824 344,832'].map((gap) => gouge(gap, 5, 'ink')),
];
