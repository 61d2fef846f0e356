import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch, lens, ticks } from '../lino/marks.ts';

const TRUNK = swellPath('124,452 200,430 300,450 392,440', [164, 184, 176, 180]);
const NECK = swellPath('384,440 424,330 446,226', [190, 150, 96]);
/** The widths of a hind leg and of a foreleg, from the hip or the shoulder down. */
const HIND = [150, 92, 54, 48];
const FORE = [112, 72, 52, 48];
const LEGS = [
  swellPath('128,470 168,580 116,664 130,770', HIND),
  swellPath('372,480 372,590 356,680 362,786', FORE),
];
const FAR_LEGS = [
  swellPath('176,480 214,590 182,664 192,760', HIND),
  swellPath('430,480 506,560 492,640 462,700', FORE),
];
/** The collar, from the withers round the shoulder to the breast. */
const COLLAR = '340,330 318,400 330,476 374,536 430,552 474,532';
const COLLAR_WIDTHS = [26, 38, 42, 42, 40, 30];
/** The locks of the mane, from the withers up to the poll. */
const MANE = [
  '352,316 320,346 312,384 292,416',
  '366,272 330,304 326,344 300,376',
  '384,232 346,264 342,304 314,338',
  '404,196 366,224 362,264 334,298',
  '426,164 388,186 384,226 356,258',
];
const HEAD =
  'M-44 -24C-30 -52 14 -58 34 -40C58 -22 92 20 106 46C114 64 106 82 86 82C66 82 50 74 38 62C20 50 0 46 -16 40C-44 34 -52 0 -44 -24Z';

/** A heavy hoof under long white hair. */
const feathered = (x: number, y: number) => [
  cut('ink', `M${x - 34} ${y + 22}L${x - 26} ${y - 6}H${x + 26}L${x + 40} ${y + 22}Z`, 4),
  keyed(
    'light',
    `M${x - 24} ${y - 76}C${x - 40} ${y - 40} ${x - 42} ${y - 16} ${x - 46} ${y + 6}L${x - 20} ${y + 2}L${x - 6} ${y + 12}L${x + 10} ${y + 2}L${x + 36} ${y + 6}C${x + 34} ${y - 20} ${x + 30} ${y - 44} ${x + 22} ${y - 76}Z`,
    4,
  ),
  flat('ink', [-18, -2, 14].map((dx) => lens([x + dx, y - 50], [x + dx * 1.4, y - 6], 4)).join('')),
];

/**
 * A heavy horse in a collar that walks to the right: 560 wide, from its ears at 111 to its soles near 800.
 */
export const ploughHorse = (place: Place): Art =>
  put(
    [
      joined('ink', FAR_LEGS, 5),
      feathered(192, 762),
      put(feathered(0, 0), { x: 458, y: 690, turn: 34 }),
      joined('ink', [swellPath('60,420 28,480 40,580 34,650', [30, 44, 46, 8]), TRUNK, NECK, ...LEGS], 6),
      hatch(TRUNK, { role: 'mid', angle: 72, gap: 17, width: 5, reach: 0.3 }),
      ticks(swellPath('128,470 168,580 150,620', [120, 70, 40]), {
        role: 'mid',
        flow: 70,
        gap: 22,
        length: 22,
        width: 5,
      }),
      feathered(130, 772),
      feathered(362, 788),
      put(
        [
          joined('ink', [HEAD, 'M-24 -40L-26 -92L8 -52Z', 'M4 -48L20 -92L32 -42Z'], 5),
          flat('light', 'M22 -42C48 -24 82 14 100 40C96 48 84 44 78 36C60 16 36 -10 18 -28Z'),
          flat('light', circlePath(22, -8, 9)),
          flat('ink', circlePath(24, -6, 6)),
          flat('light', circlePath(92, 60, 5) + lens([60, 64], [88, 72], 3)),
          stroke('glow', '-6,-54 -10,0 -2,44', [7, 7, 7]),
          stroke('glow', '-8,6 34,24 58,20', [6, 6, 6]),
        ],
        { x: 456, y: 226, turn: 22, size: 1.16 },
      ),
      MANE.map((lock) => cutStroke('near', lock, [20, 34, 28, 3], [29, 44, 38, 6])),
      stroke(
        'light',
        COLLAR,
        COLLAR_WIDTHS.map((width) => width + 14),
      ),
      stroke('accent', COLLAR, COLLAR_WIDTHS),
      gouge(COLLAR, 9, 'glow'),
    ],
    place,
  );
