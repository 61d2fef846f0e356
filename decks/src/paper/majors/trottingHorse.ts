import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { bridle, CREST, horseHead, lock } from '../nature/horseHead.ts';

/** The breast between the points of the shoulders, seen from the front. */
const CHEST = outline('-34,556! -86,612 -112,670 -104,740 -60,800 60,820 170,796 220,730 226,650 198,556!');
/** The near foreleg stands, the other is lifted: forearm, knee, cannon bone, fetlock. */
const LEGS = [
  limb('-44,730,120 -42,820,92 -38,884,62 -36,916,66 -34,960,44 -34,1020,40 -32,1056,52 -34,1080,44'),
  limb('168,720,120 206,800,88 232,856,66 236,886,66 206,926,44 172,960,40 150,972,48'),
];
const HOOVES = [
  outline('-62,1068! -6,1068! 8,1124! -76,1124!'),
  outline('164,946! 172,1000! 128,1026! 96,994! 130,956!'),
];
/** What shows behind them: a flank and one hind leg that pushes off. */
const HIND = [
  outline('-60,640! -140,660 -176,730 -170,800 -130,850 -60,840!'),
  limb('-130,780,100 -156,860,70 -138,920,50 -150,980,38 -150,1030,44'),
];
const HIND_HOOF = outline('-174,1024! -124,1024! -114,1076! -186,1076!');

const NECK = { x: 14, y: 46, size: 0.82 };

/** A horse that trots towards us and looks outward from the middle of the card, shod with gold, in a bridle and a breast strap: its ears at 438, its hoof at 844. */
export const trottingHorse = (coat: PaperInk, marks: PaperInk, mane: PaperInk, flip: boolean): Art =>
  put(
    [
      flat('ink', lens([-210, 1120], [270, 1126], 58)),
      joined(coat === 'light' ? 'far' : 'near', HIND, 12, coat === 'light' ? 'ink' : 'light'),
      keyed('glow', HIND_HOOF, 12),
      joined(coat, LEGS, 12),
      HOOVES.map((d) => keyed('glow', d, 12)),
      horseHead(NECK, { coat, marks, shade: coat === 'light' ? 'far' : 'mid', inEar: 'accent' }),
      joined(coat, [CHEST], 12),
      flat(coat, `${outline('-24,520! 190,520! 200,640! -70,640!')}${LEGS.join('')}`),
      // The two muscles of the breast, the elbows, the knees.
      gouge('62,640 70,720 60,800', 12, marks),
      [gouge('-6,780 4,840 -4,880', 10, marks), gouge('116,770 136,820 170,850', 10, marks)],
      [gouge('-64,902 -38,922 -12,902', 9, marks), gouge('206,872 234,896 258,868', 9, marks)],
      put(
        [
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
        ],
        NECK,
      ),
      cutStroke('accent', '-92,610 0,670 76,682 150,664 214,604', [28, 28, 28, 28, 28], [44, 44, 44, 44, 44]),
    ],
    { x: flip ? 226 : 374, y: 400, size: 0.395, flip },
  );
