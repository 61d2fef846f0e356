import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, lens, ticks, wedge } from '../lino/marks.ts';

const HEAD =
  'M300 316C356 310 408 318 420 352C430 396 412 450 398 500C386 548 376 590 370 624C360 656 338 670 300 670C262 670 240 656 230 624C224 590 214 548 202 500C188 450 170 396 180 352C192 318 244 310 300 316Z';
const MUZZLE =
  'M300 566C336 562 372 572 380 612C386 660 346 686 300 686C254 686 214 660 220 612C228 572 264 562 300 566Z';
const HORN = swellPath('214,344 146,338 84,286 78,204 122,140', [70, 64, 52, 34, 6]);
const HORN_TIP = swellPath('79,226 84,186 122,140', [40, 30, 6]);
const SHOULDERS = 'M-20 960V680C20 540 150 470 300 460C450 470 580 540 620 680V960Z';
const CURLS = 'M230 330C270 318 330 318 370 330C376 380 346 420 300 436C254 420 224 380 230 330Z';

/**
 * Head and shoulders of a bull from the front: 540 wide between the tips of its ears, and the poll between
 * its horns at (300, 316).
 */
export const bull = (place: Place): Art =>
  put(
    [
      cut('ink', SHOULDERS, 7),
      mirrored(
        combed('330,500 460,560 570,690', '320,700 400,760 470,900', {
          role: 'mid',
          rows: 8,
          width: 7,
          length: 40,
        }),
      ),
      // The folds of the dewlap, and the shoulders beside it in shadow.
      mirrored([
        combed('372,660 404,760 430,960', '346,690 372,800 384,960', {
          role: 'near',
          rows: 3,
          width: 11,
          length: 60,
        }),
        gouge('318,690 334,760 336,880', 9, 'near'),
        combed('600,700 540,780 500,960', '640,760 600,840 570,960', {
          role: 'near',
          rows: 3,
          width: 12,
          length: 64,
        }),
      ]),
      mirrored([
        cut('ink', 'M196 372C150 352 96 360 58 396C90 436 160 436 204 408Z', 6),
        flat('accent', 'M176 388C144 376 112 384 88 398C116 416 152 416 180 404Z'),
        joined('light', [HORN], 5),
        hatch(HORN, { role: 'ink', angle: 20, gap: 14, width: 5, side: 'end', reach: 0.4 }),
        keyed('glow', HORN_TIP, 5),
      ]),
      cut('ink', HEAD, 7),
      ticks(CURLS, { role: 'far', flow: around(300, 300), gap: 20, length: 18, width: 7 }),
      mirrored([
        combed('404,370 388,450 368,550', '346,470 342,510 340,550', { role: 'mid', rows: 4, length: 36 }),
        combed('316,446 318,490 322,550', '328,446 332,490 336,550', { role: 'mid', rows: 2, width: 5 }),
      ]),
      keyed('far', MUZZLE, 6),
      // The hair of the face runs out over the muzzle.
      times(11, (i) => {
        const x = 236 + i * 12.8;
        return flat(
          'ink',
          wedge([x, 556], [300 + (x - 300) * 0.94, 592 - Math.abs(i - 5) * 2 + (i % 2) * 12], 12),
        );
      }),
      ticks(MUZZLE, {
        role: 'ink',
        flow: 90,
        gap: 26,
        length: 8,
        width: 5,
        tone: (_, y) => (y > 640 ? 0.8 : 0),
      }),
      mirrored([
        keyed('glow', 'M206 446Q234 420 262 452Q232 470 206 446Z', 4),
        flat('ink', circlePath(236, 446, 11)),
        gouge('196,426 234,402 270,440', 8, 'far'),
        flat('ink', 'M236 616C238 594 264 594 274 610C276 628 260 634 250 626C244 622 236 630 236 616Z'),
        gouge('240,664 276,652 300,650', 6, 'ink'),
      ]),
      flat('far', lens([300, 450], [300, 548], 8)),
    ],
    place,
  );
