import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import type { PaperInk } from '../inks.ts';

const BODY = outline(
  '246,330! 240,290 260,250 304,236 348,252 378,300 424,356 456,420 474,484 486,540! 450,530 404,508 350,474 304,430 276,386 258,354',
);
const BELLY = outline('272,372! 310,390 360,420 416,470 470,536! 450,530 404,508 350,474 304,430');
const GORGET = outline('246,328! 290,334 334,332 364,352 350,400 310,426! 284,396 262,360');
const BILL = limb('262,304,20 226,338,12 190,374,8 160,402,4');
const TAIL = [
  '466,508,34 500,580,32 516,660,12',
  '462,512,34 478,596,32 474,676,12',
  '456,512,30 448,590,28 430,656,12',
].map(limb);

/** Long primaries that fan out from the shoulder at (x, y), from one direction to another. */
const wing = (
  role: PaperInk,
  marks: PaperInk,
  x: number,
  y: number,
  from: number,
  to: number,
  long: number,
): Art => {
  const feathers = times(8, (i) => {
    const [angle, length] = [from + ((to - from) * i) / 7, long * (1 - i * 0.085)];
    return [
      polar(x, y, 10, angle),
      polar(x, y, length * 0.55, angle - 3),
      polar(x, y, length, angle),
    ] as const;
  });
  return [
    joined(
      role,
      feathers.map((at) => swellPath(at, [30, 46, 12])),
      4,
    ),
    feathers.map(([, middle, tip]) =>
      gouge([middle, [(middle[0] + tip[0]) / 2, (middle[1] + tip[1]) / 2], tip], 5, marks),
    ),
  ];
};

/** A hummingbird that hovers and points its bill down to the left, at (160, 402): its wings reach up to 70 and 560. */
export const hummingbird: Art = [
  wing('near', 'far', 352, 320, -96, -38, 262),
  joined('ink', TAIL, 5),
  ['476,540 500,590 510,640', '466,546 474,600 472,650', '456,546 448,594 436,636'].map((line) =>
    gouge(line, 5, 'mid'),
  ),
  joined('ink', [BILL, BODY], 6),
  flat('light', BELLY),
  combed('300,400 360,440 440,516', '296,416 350,464 420,514', {
    role: 'ink',
    rows: 2,
    width: 5,
    length: 20,
  }),
  cut('accent', GORGET, 4),
  ticks(GORGET, { role: 'light', flow: 60, gap: 20, length: 12, width: 5 }),
  combed('340,262 372,310 440,430 470,510', '310,300 364,352 410,420 456,500', {
    role: 'mid',
    rows: 4,
    width: 6,
    length: 24,
  }),
  flat('light', circlePath(290, 286, 15)),
  flat('ink', circlePath(287, 287, 10)),
  flat('light', circlePath(283, 282, 3.5)),
  wing('ink', 'mid', 396, 366, -66, 4, 250),
];
