import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const SHELL = outline(
  '40,748! 44,660 90,570 160,520 236,506 310,526 370,580 398,660 404,744! 330,772 220,780 110,772',
);
const NECK = limb('340,720,90 396,706,76 440,650,60 458,580,52 456,520,48');
const HEAD = outline('428,560! 418,520 432,484 466,466 504,474 534,496 544,518! 532,542 504,556 462,572!');
const LEGS = ['110,740,84 92,790,72 74,826,64', '336,740,84 366,786,70 402,818,58'].map(limb);
const FAR_LEGS = ['190,740,60 200,790,50 206,814,50', '278,740,60 290,790,52 304,812,50'].map(limb);
const TAIL = limb('60,736,30 34,752,18 16,776,5');
/** Each plate by its outline and its middle. */
const PLATES: readonly (readonly [d: string, x: number, y: number])[] = [
  [outline('180,530! 262,530! 290,588 264,650! 176,650! 152,588'), 221, 590],
  [outline('158,540! 138,588 164,654! 130,706! 62,706! 68,636 108,572'), 112, 636],
  [outline('284,540! 304,588 278,654! 312,706! 380,706! 376,636 334,572'), 328, 636],
  [outline('174,664! 266,664! 296,716! 270,738! 170,738! 146,716!'), 221, 702],
];

/** Its head about the end of the neck, looking right. */
const head: Art = put(
  [
    joined('mid', [HEAD]),
    flat('light', outline('466,510! 474,490 494,486 506,504! 498,520 478,522')),
    flat('ink', circlePath(491, 502, 10)),
    flat('light', circlePath(494, 498, 3.4)),
    gouge('458,498 478,476 506,486', 5, 'ink'),
    gouge('540,522 516,536 490,536 474,530', 6, 'ink'),
    gouge('528,500 532,504 533,510', 5, 'ink'),
  ],
  { x: -452, y: -540 },
);

/** A tortoise that stretches its neck up at the right and looks back to the left: 500 wide, from its head at 460 to its soles at 858. */
export const tortoise = (place: Place): Art =>
  put(
    [
      joined('near', FAR_LEGS, 5),
      joined('mid', [NECK, TAIL, ...LEGS]),
      // It looks back over its shell.
      put(head, { x: 446, y: 546, turn: 20, flip: true }),
      flat('mid', limb('450,624,40 455,580,42 455,548,36')),
      // Its skin folds across the neck and lies in scales on the legs.
      times(9, (i) =>
        gouge(
          `${404 + i * 5},${690 - i * 15} ${434 + i * 4},${672 - i * 12} ${470 + i * 1.4},${672 - i * 12}`,
          6,
          'ink',
        ),
      ),
      combed('84,770 70,800 56,836', '130,780 116,806 96,840', { role: 'ink', rows: 4, length: 14 }),
      combed('340,780 364,806 388,826', '390,760 410,786 424,806', { role: 'ink', rows: 4, length: 14 }),
      cut('accent', SHELL, 7),
      // Each plate has grown ring by ring.
      PLATES.map(([d, x, y]) =>
        [1, 0.68, 0.36].map((size, ring) =>
          put(keyed(ring % 2 ? 'accent' : 'glow', d, 5), { x: x - x * size, y: y - y * size, size }),
        ),
      ),
      combed('60,726 216,764 390,726', '60,744 216,776 390,744', {
        role: 'glow',
        rows: 2,
        width: 5,
        length: 22,
      }),
      flat(
        'ink',
        lenses(
          '46,852 48,834 64,860 66,840 84,860 84,840 392,846 388,828 408,840 402,822 424,832 416,816',
          7,
        ).join(''),
      ),
    ],
    place,
  );
