import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { bridle, CREST, horseHead, lock } from '../nature/horseHead.ts';

const CHEST = outline('-96,650! -130,730 -96,840 10,890 140,888 238,836 276,740 246,650!');
const LEGS = [
  limb('-20,790,130 -14,880,82 -8,930,66 -12,1010,46 -10,1070,56'),
  outline('-44,1060! 24,1060! 44,1120! -60,1120!'),
  limb('170,780,130 214,866,84 226,916,66 180,976,46 150,1010,52'),
  outline('172,990! 128,1030! 86,1010! 120,956!'),
];

/** Its barrel and its hind legs, which are seen behind it. */
const BARREL = outline('-60,640! -150,650 -214,720 -210,820 -150,880 -20,880!');
const HIND = [
  limb('-150,800,120 -196,900,76 -160,980,46 -186,1060,40 -190,1090,54'),
  outline('-214,1076! -160,1076! -146,1124! -232,1124!'),
  limb('-96,820,90 -112,920,66 -84,990,42 -92,1056,38'),
  outline('-116,1044! -66,1044! -54,1092! -132,1092!'),
];

/** A horse that trots outward from the middle of the card, in a bridle and a breast strap: its ears at 447, its hoof at 844. */
export const trottingHorse = (coat: PaperInk, marks: PaperInk, mane: PaperInk, flip: boolean): Art =>
  put(
    [
      flat('ink', lens([-150, 1120], [260, 1126], 62)),
      joined(coat === 'light' ? 'far' : 'near', HIND, 13, coat === 'light' ? 'ink' : 'light'),
      joined(coat, [BARREL], 13),
      joined(coat, LEGS, 13),
      horseHead({}, { coat, marks, shade: coat === 'light' ? 'far' : 'mid', inEar: 'accent' }),
      joined(coat, [CHEST], 13),
      flat(coat, outline('-78,600! 226,600! 244,690! -92,690!') + (LEGS[0] ?? '') + (LEGS[2] ?? '')),
      [gouge('70,740 82,810 78,874', 11, marks), gouge('-36,920 -8,940 20,920', 9, marks)],
      [gouge('196,916 222,930 250,904', 9, marks), gouge('-40,1062 -10,1074 20,1062', 8, marks)],
      CREST.slice(1, 8).map(([x, y], i) =>
        lock(
          `${x + 30},${y + 4} ${x - 6},${y + 22} ${x - 20},${y + 62} ${x - 8 - (i % 2) * 20},${y + 104}`,
          mane,
          marks === 'light' ? 'far' : 'light',
          40,
        ),
      ),
      lock('246,150 286,172 306,212 292,256', mane, marks === 'light' ? 'far' : 'light'),
      bridle('accent', keyed('glow', circlePath(352, 452, 13), 5)),
      cutStroke('accent', '-84,660 0,720 90,734 180,712 242,650', [30, 30, 30, 30, 30], [46, 46, 46, 46, 46]),
    ],
    { x: flip ? 222 : 378, y: 424, size: 0.375, flip },
  );
