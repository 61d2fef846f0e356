import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const SHELL = outline(
  '40,748! 44,660 90,570 160,520 236,506 310,526 370,580 398,660 404,744! 330,772 220,780 110,772',
);
const NECK = limb('340,720,90 396,706,76 440,650,60 458,580,52 456,520,48');
const HEAD = outline('428,560! 418,520 432,484 466,466 504,474 534,496 544,518! 532,542 504,556 462,572!');
const LEGS = ['104,716,120 84,764,94 92,812,84', '340,716,110 374,760,88 386,812,80'].map(limb);
const FAR_LEGS = ['184,740,60 178,780,54 184,806,52', '282,740,60 290,780,54 286,806,52'].map(limb);
/** The feet on which it stands. */
const FEET = [
  '52,806! 44,836 48,850! 92,854 136,850! 140,834 132,806!',
  '346,806! 342,836 346,850! 386,854 428,850! 434,834 424,806!',
].map(outline);
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

/** A tortoise that stretches its neck up at the right and looks back to the left: 470 wide, from its head at 460 to its soles at 854. */
export const tortoise = (place: Place): Art =>
  put(
    [
      joined('near', FAR_LEGS, 5),
      joined('mid', [NECK, TAIL, ...LEGS, ...FEET]),
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
      combed('64,770 60,796 66,820', '118,770 114,796 118,820', {
        role: 'ink',
        rows: 3,
        width: 6,
        length: 16,
      }),
      combed('352,770 364,796 364,820', '396,764 408,796 410,820', {
        role: 'ink',
        rows: 3,
        width: 6,
        length: 16,
      }),
      [66, 92, 118, 362, 388, 414].map((x) =>
        keyed('light', `M${x - 10} 852C${x - 11} 830 ${x + 11} 830 ${x + 10} 852Z`, 3),
      ),
      cut('accent', SHELL, 7),
      // Each plate has grown ring by ring.
      PLATES.map(([d, x, y]) =>
        [1, 0.62].map((size, ring) =>
          put(keyed(ring ? 'accent' : 'glow', d, 5), { x: x - x * size, y: y - y * size, size }),
        ),
      ),
      combed('60,726 216,764 390,726', '60,744 216,776 390,744', {
        role: 'glow',
        rows: 2,
        width: 5,
        length: 22,
      }),
    ],
    place,
  );
