import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

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

/** The wings, each a narrow blade with stepped primaries: the near one, and the far one behind the head. */
const NEAR_WING = outline(
  '344,336! 366,262 416,186 476,132 548,96! 540,140 518,158! 526,190 502,204! 506,234 482,248! 482,280 460,292! 456,324 434,334! 426,366 402,376! 376,380 350,364',
);
const FAR_WING = outline(
  '318,270! 318,206 340,142 384,84! 396,124 388,144! 404,170 394,186! 408,214 396,230! 402,258 388,270! 388,298 362,310!',
);
const NEAR_FEATHERS = [
  '518,158 478,174 430,222',
  '502,204 466,222 420,262',
  '482,248 448,268 410,302',
  '460,292 430,310 400,334',
  '434,334 410,346 386,356',
];
const FAR_FEATHERS = ['388,144 366,170 350,214', '394,186 372,212 354,246', '396,230 374,252 356,272'];

/** A hummingbird that hovers and points its bill down to the left, at (160, 402): its wings reach up to 84 and 548. */
export const hummingbird: Art = [
  joined('near', [FAR_WING], 5),
  FAR_FEATHERS.map((line) => gouge(line, 6, 'far')),
  gouge('330,230 344,164 378,106', 7, 'far'),
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
  joined('ink', [NEAR_WING], 6),
  NEAR_FEATHERS.map((line) => gouge(line, 7, 'mid')),
  combed('360,330 384,262 430,198 520,122', '376,350 404,284 444,222 512,142', {
    role: 'mid',
    rows: 2,
    width: 7,
    length: 34,
  }),
];
