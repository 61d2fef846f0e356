import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '424,340 460,420 456,510 404,584 330,612 260,600 206,556 176,486! 236,466 296,446 336,400 356,340 372,290 398,268 424,282 436,310',
);
const HACKLE = outline(
  '372,290 356,340 330,404 300,440! 332,432 336,462! 362,438 376,474! 396,440 420,470! 432,432 456,440! 452,400 428,350 432,316 400,300',
);
const WING = outline(
  '250,492 320,470 384,490 392,530 350,566! 338,548 310,588! 296,560 262,592! 252,562 216,566! 226,520',
);
const FEATHERS = [
  '240,520,35 190,390,58 110,340,52 60,400,35 52,490,2',
  '240,520,30 200,350,50 150,270,45 84,262,2',
  '240,530,31 150,450,52 90,470,47 66,560,2',
  '240,540,26 170,510,44 120,550,40 104,620,2',
];
const LEG = [
  '312,600,24 308,660,15 302,742,12',
  '302,738,12 280,748,9 262,762,3',
  '302,738,12 308,750,9 314,764,3',
  '302,738,12 330,748,9 346,760,3',
].map(limb);

/** A cock that stands and crows to the right: 450 wide, from its comb at 220 to its feet at 768. */
export const cock: Art = [
  mirrored([joined('mid', LEG, 4)], 344),
  joined('ink', [
    ...FEATHERS.map(limb),
    BODY,
    outline('280,590 350,580 348,650 330,668 306,646'),
    outline('336,590 416,570 396,640 378,656 356,640'),
  ]),
  FEATHERS.map((feather) => gouge(feather, 7, 'far')),
  fur('M230 570C300 620 400 590 440 500L456 450C400 560 320 590 230 570Z', 'mid', 150),
  cut('near', WING, 5),
  hatch(WING, { angle: 152, gap: 17, width: 5, side: 'start', reach: 0.6 }),
  cut(
    'mid',
    'M364 298C346 280 346 258 360 256C356 232 380 222 388 238C392 214 420 212 422 236C438 224 454 238 446 256C460 262 456 284 438 294Z',
    4,
  ),
  cut('glow', HACKLE, 4),
  fur(HACKLE, 'near', 100),
  keyed('glow', 'M426 284C450 262 470 252 492 250C474 270 458 292 438 308Z', 4),
  flat('accent', outline('436,306! 454,296 470,290! 462,306 440,316')),
  keyed('glow', 'M434 312C450 308 466 312 480 322C462 330 446 334 428 330Z', 4),
  cut('mid', 'M408 326C424 338 424 360 410 370C398 360 398 340 408 326Z', 4),
  cut('mid', 'M424 324C446 336 446 372 428 384C412 372 412 344 424 324Z', 4),
  flat('light', circlePath(402, 296, 10)),
  flat('ink', circlePath(404, 296, 5.6)),
];
